import { dropDraft, keepDraft, readDraft, useShell } from '@diwan/mf-kit';
import { useEffect, useRef } from 'react';
import type { PagePair } from './page-pair.js';

const PAUSE_MS = 400;

export interface PageDraft {
  version: number;
  base: PagePair;
  values: PagePair;
}

/** What somebody wrote into a page and has not saved, kept in this window for this person (see `useDraft`). */
export function usePageDraft(slug: string) {
  const personId = useShell().session.person?.id ?? '';
  const name = `page:${slug}`;
  return {
    read: () => readDraft(personId, name) as PageDraft | null,
    keep: (draft: PageDraft) => keepDraft(personId, name, draft),
    drop: () => dropDraft(personId, name),
  };
}

/** Keeps `draft` a moment after each change, and at once when the window goes away; none is dropped. */
export function useKeptDraft(store: ReturnType<typeof usePageDraft>, draft: PageDraft | null): void {
  const kept = useRef(store);
  kept.current = store;
  useEffect(() => {
    const save = () => (draft ? kept.current.keep(draft) : kept.current.drop());
    const timer = setTimeout(save, PAUSE_MS);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [draft]);
}
