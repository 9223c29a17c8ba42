import type { DeskFeature } from '../../../frame/feature.js';

/** Whether clients are asked to pay, and what they promised, on their billing page and on their invoices. */
export default {
  pages: [],
  cards: [
    {
      on: 'account',
      name: 'reminders',
      permission: 'billing:read',
      place: 80,
      card: () => import('./on-account/reminder-wish.js'),
    },
    {
      on: 'invoice',
      name: 'follow-up',
      permission: 'billing:read',
      place: 40,
      card: () => import('./on-invoice/follow-up-card.js'),
    },
  ],
} satisfies DeskFeature;
