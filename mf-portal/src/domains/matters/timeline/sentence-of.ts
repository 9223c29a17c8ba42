import type { Happening } from '@diwan/contracts/matters/timeline/happening';

/** Happenings that clients read about; others are the firm's own and are not sent to them. */
const TOLD = [
  ...(['case.opened', 'case.paused', 'case.resumed', 'case.closed', 'case.reopened'] as const),
  ...(['stage.entered', 'stage.done', 'stage.undone', 'document.shared'] as const),
  ...(['hearing.scheduled', 'hearing.moved', 'hearing.cancelled', 'hearing.held', 'hearing.outcome'] as const),
  ...(['request.asked', 'request.answered', 'request.accepted', 'request.refused', 'request.withdrawn'] as const),
] as const satisfies Happening[];

type Told = (typeof TOLD)[number];

/** The message that says it; one that this version does not know is said in general words. */
export const sentenceOf = (happening: Happening): `timeline.${Told}` | 'timeline.other' =>
  (TOLD as readonly Happening[]).includes(happening) ? `timeline.${happening as Told}` : 'timeline.other';
