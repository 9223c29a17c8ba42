import type { DeskFeature } from '../../../frame/feature.js';

/** What a client's record shows of what they agreed to (OFF-03). */
export default {
  pages: [],
  panels: [
    {
      on: 'client',
      slug: 'consents',
      label: 'consents.panel',
      permission: 'client:read',
      place: 80,
      panel: () => import('./on-client/client-consents.js'),
    },
  ],
} satisfies DeskFeature;
