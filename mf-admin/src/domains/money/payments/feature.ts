import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages, and what it adds to other records. Its way in is a tab of Billing Management. */
export default {
  pages: [
    page({ path: '/admin/billing/receipts', permission: 'billing:read', page: () => import('./receipts.page.js') }),
  ],
  creates: [{ name: 'receipt', href: '/admin/billing/receipts?new=receipt', permission: 'billing:write' }],
  finders: [{ name: 'receipts', permission: 'billing:read', find: () => import('./find.js') }],
  panels: [
    {
      on: 'account',
      slug: 'receipts',
      label: 'payments.title',
      permission: 'billing:read',
      place: 20,
      count: () => import('./on-account/count.js'),
      panel: () => import('./on-account/account-payments.js'),
    },
  ],
  cards: [
    {
      on: 'receipt',
      name: 'allocations',
      permission: 'billing:read',
      place: 10,
      card: () => import('./on-receipt/allocations-card.js'),
    },
  ],
  timeline: [
    {
      on: 'receipt',
      name: 'course',
      label: 'payments.one',
      permission: 'billing:read',
      load: () => import('./on-receipt/history.js'),
    },
    {
      on: 'client',
      name: 'payments',
      label: 'payments.title',
      permission: 'billing:read',
      load: () => import('./on-client/history.js'),
    },
  ],
} satisfies DeskFeature;
