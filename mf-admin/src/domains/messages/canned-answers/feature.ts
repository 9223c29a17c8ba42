import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages; the way to them is in the conversations. */
export default {
  pages: [page({ path: '/admin/conversations/answers', page: () => import('./canned-answers.page.js') })],
} satisfies DeskFeature;
