import { TIMELINE_KINDS, type TimelineKind } from '@diwan/contracts/matters/timeline/happening';
import { mayReadPart, type PortalPart } from '@diwan/service-kit/http/client-view';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';

/** The part of the file that lines of a kind tell of: a delegate reads those of what they were named for (PORT-10). */
const PART_OF = {
  case: 'cases',
  stage: 'cases',
  document: 'documents',
  hearing: 'hearings',
  request: 'documents',
  task: 'cases',
  deadline: 'cases',
} as const satisfies Record<TimelineKind, PortalPart>;

/** Kinds of lines that somebody in the portal may read. */
export const kindsShownTo = (caller: SignedInCaller): readonly TimelineKind[] =>
  TIMELINE_KINDS.filter((kind) => mayReadPart(caller, PART_OF[kind]));
