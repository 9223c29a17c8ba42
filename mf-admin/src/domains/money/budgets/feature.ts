import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Its way in is from the expenses. */
export default {
  pages: [page({ path: '/admin/budgets', page: () => import('./budgets.page.js') })],
} satisfies DeskFeature;
