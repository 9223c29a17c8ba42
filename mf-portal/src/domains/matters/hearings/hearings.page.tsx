import { Together } from '@diwan/desk-kit/together';
import { EmptyState } from '@diwan/ui/empty-state';
import { Loaded } from '../../../frame/loaded.js';
import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import { useOwnFeed } from './api/own-feed.js';
import { useOwnHearings } from './api/own-hearings.js';
import { HearingFeed } from './hearing-feed.js';
import { HearingRow } from './hearing-row.js';
import { MoreHearings } from './more-hearings.js';
import { OfflineChoice } from './offline-choice.js';

/** Hearings: upcoming from the earliest, then past from the latest (PORT-05, D-076). */
export default function HearingsPage() {
  const t = useTexts();
  const upcoming = useOwnHearings('upcoming');
  const past = useOwnHearings('past');
  const feed = useOwnFeed();
  return (
    <PortalPage title={t('portal.hearings')}>
      <Together queries={[upcoming, past, feed]} pending={t('portal.loading')}>
        <Loaded query={upcoming} failure={t('hearing.failedList')}>
          {({ pages }) => {
            const hearings = pages.flatMap(({ items }) => items);
            return hearings.length === 0 ? (
              <EmptyState boxed title={t('hearing.none')}>
                <p>{t('hearing.noneText')}</p>
              </EmptyState>
            ) : (
              <ul aria-label={t('hearing.upcoming')}>
                {hearings.map((hearing) => (
                  <HearingRow key={hearing.id} hearing={hearing} />
                ))}
              </ul>
            );
          }}
        </Loaded>
        <MoreHearings query={upcoming} />
        <Loaded query={past} failure={t('hearing.failedPast')}>
          {({ pages }) => {
            const hearings = pages.flatMap(({ items }) => items);
            return (
              hearings.length > 0 && (
                <section aria-labelledby="hearings-past" className="mt-8">
                  <h2 id="hearings-past" className="mb-2 text-xl">
                    {t('hearing.past')}
                  </h2>
                  <ul>
                    {hearings.map((hearing) => (
                      <HearingRow key={hearing.id} hearing={hearing} isPast />
                    ))}
                  </ul>
                </section>
              )
            );
          }}
        </Loaded>
        <MoreHearings query={past} />
        <HearingFeed />
        {upcoming.data && (
          <OfflineChoice hearings={upcoming.data.pages.flatMap(({ items }) => items)} readAt={upcoming.dataUpdatedAt} />
        )}
      </Together>
    </PortalPage>
  );
}
