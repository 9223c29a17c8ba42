import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Its way in is from the expenses. */
export default {
  pages: [page({ path: '/admin/budgets', permission: 'books:read', page: () => import('./budgets.page.js') })],
} satisfies DeskFeature;
