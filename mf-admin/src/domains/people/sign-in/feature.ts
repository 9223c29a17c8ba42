import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages. */
export default {
  pages: [page({ path: '/admin-login/:invitation?', permission: null, page: () => import('./admin-login.page.js') })],
} satisfies DeskFeature;
