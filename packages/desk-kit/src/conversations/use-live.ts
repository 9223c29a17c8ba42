import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What is fetched anew when a conversation changed: everything that a screen knows of conversations begins with this. */
export const CONVERSATIONS = ['conversations'];

const NOTHING: readonly QueryKey[] = [];

/**
 * Keeps the screens in step with the conversations: the stream says that something happened, and what is on show is fetched again. It is
 * open only while the page is looked at; whoever comes back is shown the present anyway.
 */
export function useLive(address: string, when: boolean, also: readonly QueryKey[] = NOTHING): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!when || typeof EventSource === 'undefined') return;
    let source: EventSource | null = null;
    const refresh = () => {
      for (const queryKey of [CONVERSATIONS, ...also]) void queries.invalidateQueries({ queryKey });
    };
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        source?.close();
        source = null;
      } else if (!source) {
        source = new EventSource(address);
        source.addEventListener('changed', refresh);
        // What happened while nobody listened.
        source.addEventListener('open', refresh);
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      source?.close();
    };
  }, [address, when, also, queries]);
}
