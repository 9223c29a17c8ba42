import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/bill-questions', page: () => import('./bill-questions.page.js') }),
    page({ path: '/admin/bill-questions/:id', page: () => import('./bill-question.page.js') }),
  ],
  nav: [
    {
      name: 'billQuestions',
      href: '/admin/bill-questions',
      permission: 'billing:read',
      icon: 'bill-question',
      waiting: () => import('./waiting.js'),
    },
  ],
} satisfies DeskFeature;
