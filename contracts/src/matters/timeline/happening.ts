import * as z from 'zod/mini';

/** What can stand in the timeline of a case, by the noun that writes it. A reader filters by noun. */
const HAPPENINGS = {
  case: [
    'opened',
    'paused',
    'resumed',
    'closed',
    'reopened',
    'team_changed',
    'clients_changed',
    'archived',
    'restored',
  ],
  stage: ['entered', 'done', 'undone'],
  document: ['uploaded', 'shared', 'hidden'],
  hearing: ['scheduled', 'moved', 'cancelled', 'held', 'outcome'],
  request: ['asked', 'answered', 'accepted', 'refused', 'withdrawn'],
  task: ['opened', 'done'],
  deadline: ['confirmed'],
} as const;

export type TimelineKind = keyof typeof HAPPENINGS;
/** `noun.what`, such as `hearing.moved`. */
export type Happening = { [K in TimelineKind]: `${K}.${(typeof HAPPENINGS)[K][number]}` }[TimelineKind];

export const TIMELINE_KINDS = Object.keys(HAPPENINGS) as [TimelineKind, ...TimelineKind[]];
export const HAPPENED = TIMELINE_KINDS.flatMap((kind) =>
  HAPPENINGS[kind].map((what) => `${kind}.${what}` as Happening),
) as [Happening, ...Happening[]];

export const TimelineKind = z.enum(TIMELINE_KINDS);
export const Happening = z.enum(HAPPENED);

/** The noun that a happening is of. */
export const kindOf = (happening: Happening): TimelineKind => happening.split('.')[0] as TimelineKind;
