import type { DeskFeature } from '../../../frame/feature.js';

/** Who is kept away from a case, on its record; for those who may set it. */
export default {
  pages: [],
  cards: [
    { on: 'case', name: 'wall', permission: 'case:wall', place: 5, card: () => import('./on-case/case-wall.js') },
  ],
} satisfies DeskFeature;
