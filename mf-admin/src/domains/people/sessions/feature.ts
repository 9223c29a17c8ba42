import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages. */
export default {
  pages: [page({ path: '/admin/security', page: () => import('./security.page.js') })],
} satisfies DeskFeature;
