import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/bill-questions', permission: 'billing:read', page: () => import('./bill-questions.page.js') }),
    page({
      path: '/admin/bill-questions/:id',
      permission: 'billing:read',
      page: () => import('./bill-question.page.js'),
    }),
  ],
  nav: [
    {
      name: 'billQuestions',
      href: '/admin/bill-questions',
      permission: 'billing:read',
      icon: 'bill-question',
      waiting: { of: 'billing', ask: () => import('./waiting.js') },
    },
  ],
} satisfies DeskFeature;
