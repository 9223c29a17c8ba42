import type { OwnNotice } from '@diwan/contracts/messages/own-notices/http';
import { formatDateTime, useSearchParams, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Link } from '@diwan/ui/link';
import { Pagination } from '@diwan/ui/pagination';
import { useQueryClient } from '@tanstack/react-query';
import { Loaded } from '../loaded.js';
import { useDeskTexts } from '../texts.js';
import { useAction } from '../use-action.js';
import { markAllRead, markRead, OWN_NOTICES, useOwnNotices } from './own-notices-api.js';

/** What the person was told in the last months, by pages, at an address of the area's own; what leads somewhere is read by going there (D-133). */
export function OwnNotices({ path }: { path: string }) {
  const t = useDeskTexts();
  const [address] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const notices = useOwnNotices(page);
  const keep = useKeep();
  const readAll = useAction((until: string) => keep(markAllRead(until)));
  return (
    <Loaded query={notices} failed={t('desk.bell.failed')}>
      {({ items, total, limit }) => {
        const newest = items[0];
        if (!newest) return <EmptyState title={t('desk.bell.none')}>{t('desk.bell.noneText')}</EmptyState>;
        return (
          <div aria-busy={notices.isPlaceholderData}>
            {page === 1 && (
              <Button
                variant="secondary"
                size="small"
                busy={readAll.busy}
                disabled={items.every(({ read }) => read)}
                onClick={() => void readAll.run(newest.at)}
              >
                {t('desk.bell.readAll')}
              </Button>
            )}
            <ul className="desk-bell__list">
              {items.map((notice) => (
                <Row key={notice.id} notice={notice} onOpen={() => void keep(markRead(notice.id))} />
              ))}
            </ul>
            <Pagination
              label={t('desk.bell.pages')}
              page={page}
              pageCount={Math.ceil(total / limit)}
              hrefFor={(target) => (target > 1 ? `${path}?page=${target}` : path)}
              texts={{
                previous: t('desk.bell.previous'),
                next: t('desk.bell.next'),
                page: (number) => t('desk.bell.page', { number }),
              }}
            />
          </div>
        );
      }}
    </Loaded>
  );
}

/** Waits for what is noted, and asks again for what is shown; says when it could not be. */
function useKeep() {
  const t = useDeskTexts();
  const { notify, problemText } = useShell();
  const cache = useQueryClient();
  return async (noted: Promise<void>) => {
    try {
      await noted;
    } catch (error) {
      notify.error(t('desk.bell.readFailed'), { description: problemText(error) });
    }
    await cache.invalidateQueries({ queryKey: OWN_NOTICES });
  };
}

function Row({ notice: { at, subject, path, read }, onOpen }: { notice: OwnNotice; onOpen: () => void }) {
  const t = useDeskTexts();
  const { language } = useShell();
  const words = subject[language];
  return (
    <li className="desk-bell__row" data-unread={!read || undefined}>
      <p className="desk-bell__words">
        {path === null ? (
          words
        ) : (
          <Link href={path} look="plain" onClick={read ? undefined : onOpen}>
            {words}
          </Link>
        )}{' '}
        {!read && <Badge tone="info">{t('desk.bell.new')}</Badge>}
      </p>
      <time className="desk-bell__time" dateTime={at}>
        {formatDateTime(at, language)}
      </time>
    </li>
  );
}
