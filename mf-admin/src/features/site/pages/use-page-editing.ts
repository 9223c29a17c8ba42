import type { EditedPage } from '@diwan/contracts/http/news-pages';
import { ApiProblem } from '@diwan/mf-kit';
import { useCallback, useReducer, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { fetchPage, useEditPage } from './api/pages.js';
import { afterEdit, type Edit, type PagePair } from './page-pair.js';

/** What the service found wrong at the last attempt. */
export interface PageFaults {
  /** Grows with each attempt. */
  round: number;
  /** A key of `field.*` by place, such as `ar.blocks.2.title`. */
  byPlace: Readonly<Record<string, string>>;
}

const pairOf = ({ en, ar }: EditedPage): PagePair => ({ en, ar });

/** A page while it is being edited: what is written, what was saved last, and what can be done with both. */
export function usePageEditing(opened: EditedPage) {
  const t = useTexts();
  const say = useSay();
  const api = useEditPage(opened.slug);
  const [base, setBase] = useState(opened);
  const [pair, dispatch] = useReducer(afterEdit, opened, pairOf);
  const [faults, setFaults] = useState<PageFaults>({ round: 0, byPlace: {} });
  const [theirs, setTheirs] = useState<EditedPage | null>(null);
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
    setBase(saved);
    setTheirs(null);
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
      return fetchPage(base.slug).then(setTheirs, (fault: unknown) => say.failed(failed, fault));
    if (error instanceof ApiProblem) setFaults(({ round }) => ({ round: round + 1, byPlace: error.fieldErrors }));
    say.failed(failed, error);
  };

  return {
    base,
    pair,
    edit,
    faults,
    busy,
    /** What somebody else saved meanwhile; null when nobody did (D-129). */
    theirs,
    /** Goes on from what somebody else saved. */
    takeTheirs: () => theirs && take(theirs, pair),
    /** Keeps what is written; the next saving replaces what somebody else saved. */
    keepMine() {
      if (theirs) setBase({ ...base, version: theirs.version });
      setTheirs(null);
    },
    isDirty: JSON.stringify(pair) !== JSON.stringify(pairOf(base)),
    saveDraft: () =>
      attempt('saving', () => api.saveDraft(pair, base.version), t('pages.draftSaved'), t('pages.saveFailed')),
    publish: () =>
      attempt('publishing', () => api.publish(pair, base.version), t('pages.published'), t('pages.publishFailed')),
    discard: () => attempt('saving', () => api.discard(base.version), t('pages.discarded'), t('pages.discardFailed')),
    restore: (number: number) =>
      attempt('saving', () => api.restore(number, base.version), t('pages.restored'), t('pages.restoreFailed')),
  };
}

export type PageEditing = ReturnType<typeof usePageEditing>;

/** Whether a step changes what was wrong at a place. */
function isTouched(place: string, step: Edit): boolean {
  if (step.do === 'replace') return true;
  if (step.do === 'say') return place === `${step.language}.${step.at}`;
  const [, ...path] = place.split('.');
  const at = path.join('.');
  return at === step.at || at.startsWith(`${step.at}.`) || (step.at === 'blocks' && at === 'blocks');
}
