import type { DeskFeature } from '../../../frame/feature.js';

/** The courts that have or had a case. */
export default {
  pages: [],
  panels: [
    {
      on: 'case',
      slug: 'instances',
      label: 'instances.title',
      permission: 'case:read',
      place: 17,
      count: () => import('./on-case/count.js'),
      panel: () => import('./on-case/case-instances.js'),
    },
  ],
} satisfies DeskFeature;
