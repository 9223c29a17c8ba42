import type { DeskFeature } from '../../../frame/feature.js';

/** What a client owes and has, on their record and on their billing page. */
export default {
  pages: [],
  panels: [
    {
      on: 'client',
      slug: 'billing',
      label: 'accounts.tab',
      permission: 'billing:read',
      place: 60,
      panel: () => import('./on-client/client-billing.js'),
    },
  ],
  cards: [
    {
      on: 'case',
      name: 'money',
      permission: 'billing:read',
      place: 60,
      card: () => import('./on-case/case-money.js'),
    },
    {
      on: 'client',
      name: 'owing',
      permission: 'billing:read',
      place: 30,
      card: () => import('./on-client/owing.js'),
    },
    {
      on: 'account',
      name: 'standing',
      permission: 'billing:read',
      place: 10,
      card: () => import('./on-account/standing.js'),
    },
    {
      on: 'account',
      name: 'statement',
      permission: 'billing:read',
      place: 90,
      card: () => import('./on-account/statement.js'),
    },
  ],
} satisfies DeskFeature;
