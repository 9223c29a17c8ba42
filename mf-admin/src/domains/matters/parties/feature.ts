import type { DeskFeature } from '../../../frame/feature.js';

/** Who is on the other side of a case, and who has to do with it. */
export default {
  pages: [],
  panels: [
    {
      on: 'case',
      slug: 'parties',
      label: 'parties.title',
      permission: 'case:read',
      place: 15,
      count: () => import('./on-case/count.js'),
      panel: () => import('./on-case/case-parties.js'),
    },
  ],
} satisfies DeskFeature;
