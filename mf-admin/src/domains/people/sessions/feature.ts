import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages. */
export default {
  pages: [page({ path: '/admin/security', permission: null, page: () => import('./security.page.js') })],
} satisfies DeskFeature;
