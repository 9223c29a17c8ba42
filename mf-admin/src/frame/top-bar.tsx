import { useUnreadCount } from '@diwan/desk-kit/notices/own-notices-api';
import { useAfterFirstPage } from '@diwan/desk-kit/notices/use-after-first-page';
import { useDeskTexts } from '@diwan/desk-kit/texts';
import { formatNumber, useLocation, useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { Icon } from '@diwan/ui/icon';
import { Anchor } from '@diwan/ui/link-context';
import { Menu } from '@diwan/ui/menu';
import { type TextKey, useTexts } from '../texts.js';
import { creationsFor, entryOf } from './areas.js';
import { PersonMenu } from './person-menu.js';
import { Tools } from './tools.js';
import type { WaitingOf } from './use-waiting.js';

export interface TopBarProps {
  waiting: readonly WaitingOf[];
  onSearch: () => void;
}

/** Where one is, and what is at hand everywhere: the way back, search, beginning something, what waits, one's own menu. */
export function TopBar({ waiting, onSearch }: TopBarProps) {
  const t = useTexts();
  const { can } = useShell();
  const creations = creationsFor(can);
  return (
    <header className="desk-top">
      <Trail />
      <div className="desk-top__tools">
        <Tools />
        <button type="button" className="desk-top__search" aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
          <Icon name="search" />
          <span>{t('frame.search')}</span>
          <span className="desk-top__keys" dir="ltr" aria-hidden="true">
            Ctrl K
          </span>
        </button>
        {creations.length > 0 && (
          <Menu
            label={t('frame.new')}
            showLabel
            icon="plus"
            items={creations.map(({ name, href }) => ({ id: name, label: t(`create.${name}` as TextKey), href }))}
          />
        )}
        <Alerts waiting={waiting} />
        <PersonMenu />
      </div>
    </header>
  );
}

/** The way back to the back office's home, the domain, and the list that this record is of. */
function Trail() {
  const t = useTexts();
  const { pathname } = useLocation();
  const entry = entryOf(pathname);
  return (
    <div className="desk-top__trail">
      {pathname !== '/admin' && (
        <ButtonLink href="/admin" variant="quiet" size="small" icon="chevron" className="desk-top__back">
          {t('page.back')}
        </ButtonLink>
      )}
      {entry && (
        <span className="desk-top__place">
          {t(`domain.${entry.under}`)}
          <Icon name="chevron" />
          {pathname === entry.href ? (
            <span>{t(`dashboard.${entry.name}` as TextKey)}</span>
          ) : (
            <Anchor href={entry.href}>{t(`dashboard.${entry.name}` as TextKey)}</Anchor>
          )}
        </span>
      )}
    </div>
  );
}

/** What waits anywhere, as a menu of the places, and the way to what the person was told. */
function Alerts({ waiting }: { waiting: readonly WaitingOf[] }) {
  const t = useTexts();
  const kit = useDeskTexts();
  const unread = useUnreadCount(useAfterFirstPage()) ?? 0;
  const places = waiting.filter((found) => found.waiting && found.waiting.count > 0);
  const count = places.reduce((sum, found) => sum + (found.waiting?.count ?? 0), 0);
  const total = count + unread;
  const notices = unread > 0 ? kit('desk.bell.open', { count: unread }) : kit('desk.bell.title');
  const nothing = unread > 0 ? notices : t('frame.noAlerts');
  const label = count > 0 ? t('frame.alerts', { count }) : nothing;
  return (
    <span className="desk-alerts">
      <Menu
        label={label}
        icon="bell"
        items={[
          ...places.map(({ entry, waiting: found }) => ({
            id: entry.name,
            label: `${t(`dashboard.${entry.name}` as TextKey)}: ${t('dashboard.waiting', { count: found?.count ?? 0 })}`,
            href: entry.href,
          })),
          {
            id: 'my-notices',
            label: notices,
            href: '/admin/my-notices',
            separated: places.length > 0,
          },
        ]}
      />
      {total > 0 && (
        <span className="desk-count" aria-hidden="true">
          {formatNumber(total)}
        </span>
      )}
    </span>
  );
}
