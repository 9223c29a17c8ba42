import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/expenses', permission: 'expense:write', page: () => import('./expenses.page.js') })],
  nav: [
    {
      name: 'expenses',
      href: '/admin/expenses',
      permission: 'expense:write',
      icon: 'receipt',
      waiting: { of: 'billing', ask: () => import('./waiting.js') },
    },
  ],
  creates: [{ name: 'expense', href: '/admin/expenses?new=expense', permission: 'expense:write' }],
} satisfies DeskFeature;
