import type { DeskFeature } from '../../../frame/feature.js';

/** What was taken back of invoices, on theirs and on their client's page. */
export default {
  pages: [],
  panels: [
    {
      on: 'account',
      slug: 'credit-notes',
      label: 'creditNotes.title',
      permission: 'billing:read',
      place: 30,
      count: () => import('./on-account/count.js'),
      panel: () => import('./on-account/account-credit-notes.js'),
    },
  ],
  cards: [
    {
      on: 'invoice',
      name: 'credit-notes',
      permission: 'billing:read',
      place: 30,
      card: () => import('./on-invoice/invoice-credit-notes.js'),
    },
    {
      on: 'invoice',
      name: 'credited-lines',
      permission: 'billing:read',
      place: 35,
      card: () => import('./on-invoice/credited-lines.js'),
    },
  ],
} satisfies DeskFeature;
