import { Skeleton, type SkeletonBar } from '@diwan/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDeskTexts } from './texts.js';

interface TogetherProps {
  /** What is waited for, until each was answered once, well or not. */
  queries: readonly Pick<UseQueryResult, 'isLoading'>[];
  /** The outline of the whole while it is on its way; three lines of text when missing. */
  bars?: readonly SkeletonBar[];
  /** Said while it is on its way; "Loading…" when missing. */
  pending?: string;
  children: ReactNode;
}

/**
 * Parts of one view that are shown at one moment, so that none moves when the one above it has come. They are there from the start, unseen,
 * and ask for what they need meanwhile; once shown they stay, whatever is asked for again.
 */
export function Together({ queries, bars, pending, children }: TogetherProps) {
  const t = useDeskTexts();
  const isAnswered = queries.every(({ isLoading }) => !isLoading);
  const [isShown, setShown] = useState(isAnswered);
  if (isAnswered && !isShown) setShown(true);
  return (
    <>
      {!isShown && (
        <div className="desk-pending">
          <Skeleton label={pending ?? t('desk.loading')} {...(bars && { bars })} />
        </div>
      )}
      <div className="desk-together" hidden={!isShown}>
        {children}
      </div>
    </>
  );
}
