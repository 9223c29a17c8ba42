import type { DeskFeature } from '../../../frame/feature.js';

/** What a client paid too much, and what of it went back to them, on their billing page. */
export default {
  pages: [],
  panels: [
    {
      on: 'account',
      slug: 'credit',
      label: 'payouts.title',
      permission: 'billing:read',
      place: 35,
      panel: () => import('./on-account/account-credit.js'),
    },
  ],
} satisfies DeskFeature;
