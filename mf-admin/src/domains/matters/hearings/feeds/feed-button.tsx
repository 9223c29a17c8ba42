import { endCalendarFeed, listCalendarFeeds, makeCalendarFeed } from '@diwan/contracts/matters/calendar-feeds/http';
import { FeedBox } from '@diwan/desk-kit/calendar-feed/feed-box';
import { Loaded } from '@diwan/desk-kit/loaded';
import { callApi } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SideSheet } from '../../../../components/side-sheet.js';
import { useTexts } from '../../../../texts.js';

const KEY = ['calendar-feeds'];

/** Leads to the private calendar address of what one attends, or of one case (HEAR-06). */
export function FeedButton({ caseId }: { caseId: string | null }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="share" onClick={() => setOpen(true)}>
        {t(caseId ? 'feeds.ofCase' : 'feeds.own')}
      </Button>
      {open && <FeedSheet caseId={caseId} onClose={() => setOpen(false)} />}
    </>
  );
}

function FeedSheet({ caseId, onClose }: { caseId: string | null; onClose: () => void }) {
  const t = useTexts();
  const queries = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => callApi(listCalendarFeeds, undefined, { signal }) });
  const again = () => queries.invalidateQueries({ queryKey: KEY });
  return (
    <SideSheet title={t(caseId ? 'feeds.ofCaseTitle' : 'feeds.ownTitle')} onClose={onClose}>
      <Loaded query={query} failed={t('hearings.fetchFailed')}>
        {(feeds) => {
          const feed = feeds.find((one) => one.caseId === caseId) ?? null;
          return (
            <FeedBox
              feed={feed}
              make={async (discreet) => {
                const made = await callApi(makeCalendarFeed, { body: { caseId, discreet } });
                await again();
                return made;
              }}
              end={async () => {
                if (feed) await callApi(endCalendarFeed, { params: { id: feed.id } });
                await again();
              }}
            />
          );
        }}
      </Loaded>
    </SideSheet>
  );
}
