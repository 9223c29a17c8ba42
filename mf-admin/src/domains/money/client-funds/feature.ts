import type { DeskFeature } from '../../../frame/feature.js';

/** The money that the firm holds for a client, on their billing page. */
export default {
  pages: [],
  panels: [
    {
      on: 'account',
      slug: 'funds',
      label: 'funds.title',
      permission: 'billing:read',
      place: 40,
      panel: () => import('./on-account/account-funds.js'),
    },
  ],
} satisfies DeskFeature;
