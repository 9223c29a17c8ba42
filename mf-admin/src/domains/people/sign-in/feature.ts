import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages. */
export default {
  pages: [page({ path: '/admin-login', page: () => import('./admin-login.page.js') })],
} satisfies DeskFeature;
