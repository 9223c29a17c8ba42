import type { EditedPage } from '@diwan/contracts/site/pages/editing.http';
import { ApiProblem } from '@diwan/mf-kit';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { fetchPage, useEditPage } from './api/pages.js';
import { type MergedPages, mergePages } from './merge-pages.js';
import { afterEdit, type Edit, type PagePair } from './page-pair.js';
import { useKeptDraft, usePageDraft } from './use-page-draft.js';

/** What the service found wrong at the last attempt. */
export interface PageFaults {
  /** Grows with each attempt. */
  round: number;
  /** A key of `field.*` by place, such as `ar.blocks.2.title`. */
  byPlace: Readonly<Record<string, string>>;
}

/** Somebody else saved meanwhile: both sides, and what came of them. */
export interface PageMeeting extends Pick<MergedPages, 'conflicts' | 'taken'> {
  theirs: EditedPage;
  saved: PagePair;
  typed: PagePair;
}

const pairOf = ({ en, ar }: EditedPage): PagePair => ({ en, ar });

/** A page while it is being edited: what is written, what was saved last, and what can be done with both. */
export function usePageEditing(opened: EditedPage) {
  const t = useTexts();
  const say = useSay();
  const api = useEditPage(opened.slug);
  const drafts = usePageDraft(opened.slug);
  /** A draft that was begun over an older version meets what is saved now. */
  const [begun] = useState(() => {
    const draft = drafts.read();
    if (!draft) return null;
    const isStale = draft.version !== opened.version;
    return { draft, meeting: isStale ? meet(draft.base, draft.values, opened) : null };
  });
  const [restored, setRestored] = useState(begun !== null);
  const [base, setBase] = useState(opened);
  /** What was written counts as changed since this. */
  const [origin, setOrigin] = useState({
    version: begun?.draft.version ?? opened.version,
    pair: begun?.draft.base ?? pairOf(opened),
  });
  const beginOver = (page: EditedPage) => {
    setBase(page);
    setOrigin({ version: page.version, pair: pairOf(page) });
    setMeeting(null);
    setRestored(false);
  };
  const [pair, dispatch] = useReducer(afterEdit, begun ? (begun.meeting?.pair ?? begun.draft.values) : pairOf(opened));
  const [faults, setFaults] = useState<PageFaults>({ round: 0, byPlace: {} });
  const [meeting, setMeeting] = useState<PageMeeting | null>(begun?.meeting?.meeting ?? null);
  const [busy, setBusy] = useState<'saving' | 'publishing' | null>(null);

  const edit = useCallback((step: Edit) => {
    dispatch(step);
    // What is said anew is judged anew; a list that changed has other entries at its places.
    setFaults((now) => {
      const left = Object.entries(now.byPlace).filter(([place]) => !isTouched(place, step));
      return left.length === Object.keys(now.byPlace).length ? now : { ...now, byPlace: Object.fromEntries(left) };
    });
  }, []);
  /** Goes on from `saved`, which was made of `of`; what was written in the meantime stays. */
  const take = (saved: EditedPage, of: PagePair) => {
    beginOver(saved);
    setFaults(({ round }) => ({ round, byPlace: {} }));
    dispatch({ do: 'replace', pair: pairOf(saved), of });
  };
  const attempt = async (
    kind: 'saving' | 'publishing',
    work: () => Promise<EditedPage>,
    done: string,
    failed: string,
  ) => {
    // One step at a time: the next one needs the version that this one makes.
    if (busy) return;
    setBusy(kind);
    try {
      take(await work(), pair);
      say.done(done);
    } catch (error) {
      await explain(error, failed);
    } finally {
      setBusy(null);
    }
  };
  const explain = async (error: unknown, failed: string) => {
    if (error instanceof ApiProblem && error.code === 'CONFLICT')
      return fetchPage(base.slug).then(
        (theirs) => {
          const met = meet(origin.pair, pair, theirs);
          setMeeting(met.meeting);
          dispatch({ do: 'replace', pair: met.pair, of: pair });
        },
        (fault: unknown) => say.failed(failed, fault),
      );
    if (error instanceof ApiProblem) setFaults(({ round }) => ({ round: round + 1, byPlace: error.fieldErrors }));
    say.failed(failed, error);
  };

  const isDirty = JSON.stringify(pair) !== JSON.stringify(pairOf(base));
  const draft = useMemo(
    () => (isDirty ? { version: origin.version, base: origin.pair, values: pair } : null),
    [isDirty, origin, pair],
  );
  useKeptDraft(drafts, draft);

  return {
    base,
    pair,
    edit,
    faults,
    busy,
    /** What somebody else saved meanwhile; null when nobody did (D-129). */
    meeting,
    /** Goes on writing from `chosen`. */
    choose: (chosen: PagePair) => dispatch({ do: 'replace', pair: chosen, of: pair }),
    /** What was chosen stands; the next saving replaces what somebody else saved. */
    goOn() {
      if (meeting) beginOver(meeting.theirs);
    },
    /** What was written before the page was loaded anew has been put back. */
    restored: restored && !meeting,
    /** Gives up what was written. */
    giveUp() {
      drafts.drop();
      beginOver(base);
      dispatch({ do: 'replace', pair: pairOf(base), of: pair });
    },
    isDirty,
    saveDraft: () =>
      attempt('saving', () => api.saveDraft(pair, origin.version), t('pages.draftSaved'), t('pages.saveFailed')),
    publish: () =>
      attempt('publishing', () => api.publish(pair, origin.version), t('pages.published'), t('pages.publishFailed')),
    discard: () => attempt('saving', () => api.discard(base.version), t('pages.discarded'), t('pages.discardFailed')),
    restore: (number: number) =>
      attempt('saving', () => api.restore(number, base.version), t('pages.restored'), t('pages.restoreFailed')),
  };
}

export type PageEditing = ReturnType<typeof usePageEditing>;

/** Brings what was written since `base` together with what somebody else saved. */
function meet(base: PagePair, typed: PagePair, theirs: EditedPage): { pair: PagePair; meeting: PageMeeting } {
  const saved = pairOf(theirs);
  const { pair, conflicts, taken } = mergePages(base, typed, saved);
  return { pair, meeting: { theirs, saved, typed, conflicts, taken } };
}

/** Whether a step changes what was wrong at a place. */
function isTouched(place: string, step: Edit): boolean {
  if (step.do === 'replace') return true;
  if (step.do === 'say') return place === `${step.language}.${step.at}`;
  const [, ...path] = place.split('.');
  const at = path.join('.');
  return at === step.at || at.startsWith(`${step.at}.`) || (step.at === 'blocks' && at === 'blocks');
}
