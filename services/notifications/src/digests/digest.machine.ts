import { movesBy } from '@diwan/service-kit/deeds/machine';

/** How far a day's digest is: being owed part by part, or owed to everybody. */
export const DIGEST_STAGES = ['owing', 'done'] as const;
export type DigestStage = (typeof DIGEST_STAGES)[number];

const move = movesBy({ owing: ['owing', 'done'], done: ['owing'] } as const satisfies Record<
  DigestStage,
  readonly DigestStage[]
>);

/** After a part: more people are left, or it is through. */
export const AFTER_PART = { more: move(['owing'], 'owing'), through: move(['owing'], 'done') } as const;
/** One that came to nobody is begun again by hand: there may be something to tell by now. */
export const AGAIN = move(['done'], 'owing');
