import type { DeskFeature } from '../../../frame/feature.js';

/** What a client's record shows of their delegates (PORT-10). */
export default {
  pages: [],
  panels: [
    {
      on: 'client',
      slug: 'delegates',
      label: 'delegates.title',
      permission: 'client:read',
      place: 85,
      count: () => import('./on-client/count.js'),
      panel: () => import('./on-client/client-delegates.js'),
    },
  ],
} satisfies DeskFeature;
