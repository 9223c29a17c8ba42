import { endOwnCalendarFeed, makeOwnCalendarFeed } from '@diwan/contracts/matters/calendar-feeds/http';
import { FeedBox } from '@diwan/desk-kit/calendar-feed/feed-box';
import { callApi } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Loaded } from '../../../frame/loaded.js';
import { useTexts } from '../../../texts.js';
import { OWN_FEED, useOwnFeed } from './api/own-feed.js';

/** Hearings in the client's own calendar (HEAR-06). */
export function HearingFeed() {
  const t = useTexts();
  const queries = useQueryClient();
  const query = useOwnFeed();
  const again = () => queries.invalidateQueries({ queryKey: OWN_FEED });
  return (
    <section aria-labelledby="hearing-feed" className="mt-10 grid gap-3">
      <h2 id="hearing-feed" className="text-xl">
        {t('hearing.feed')}
      </h2>
      <Loaded query={query} failure={t('hearing.feedFailed')}>
        {({ feed }) => (
          <FeedBox
            feed={feed}
            make={async (discreet) => {
              const made = await callApi(makeOwnCalendarFeed, { body: { discreet } });
              await again();
              return made;
            }}
            end={async () => {
              await callApi(endOwnCalendarFeed, undefined);
              await again();
            }}
          />
        )}
      </Loaded>
    </section>
  );
}
