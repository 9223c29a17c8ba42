import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages; the way to them is in the conversations. */
export default {
  pages: [
    page({
      path: '/admin/conversations/answers',
      permission: 'conversation:write',
      page: () => import('./canned-answers.page.js'),
    }),
  ],
} satisfies DeskFeature;
