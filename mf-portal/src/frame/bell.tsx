import { useUnreadCount } from '@diwan/desk-kit/notices/own-notices-api';
import { useAfterFirstPage } from '@diwan/desk-kit/notices/use-after-first-page';
import { useDeskTexts } from '@diwan/desk-kit/texts';
import { formatNumber } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';

/** The way to what the person was told, and how much of it they have not looked at. */
export function Bell() {
  const t = useDeskTexts();
  const count = useUnreadCount(useAfterFirstPage()) ?? 0;
  return (
    <span className="desk-bell">
      <ButtonLink href="/client-portal/notices" variant="quiet" icon="bell" iconOnly>
        {count > 0 ? t('desk.bell.open', { count }) : t('desk.bell.title')}
      </ButtonLink>
      {count > 0 && (
        <span className="desk-bell__count" aria-hidden="true">
          {formatNumber(count)}
        </span>
      )}
    </span>
  );
}
