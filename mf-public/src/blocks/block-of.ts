import type { PageBlock } from '@diwan/contracts/site/pages/page';

/** The block of a type: `BlockOf<'cards'>`. */
export type BlockOf<Type extends PageBlock['type']> = Extract<PageBlock, { type: Type }>;
