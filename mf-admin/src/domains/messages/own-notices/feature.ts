import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages. */
export default {
  pages: [page({ path: '/admin/my-notices', permission: null, page: () => import('./own-notices.page.js') })],
} satisfies DeskFeature;
