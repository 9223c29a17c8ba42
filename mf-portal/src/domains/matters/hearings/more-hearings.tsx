import { Button } from '@diwan/ui/button';
import { useTexts } from '../../../texts.js';
import type { useOwnHearings } from './api/own-hearings.js';

/** The way to hearings that are not loaded yet; nothing where there are none. */
export function MoreHearings({ query }: { query: ReturnType<typeof useOwnHearings> }) {
  const t = useTexts();
  if (!query.hasNextPage) return null;
  return (
    <div className="mt-4">
      <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('hearing.more')}
      </Button>
    </div>
  );
}
