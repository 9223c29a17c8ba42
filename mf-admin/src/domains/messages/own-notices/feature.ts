import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages. */
export default {
  pages: [page({ path: '/admin/my-notices', page: () => import('./own-notices.page.js') })],
} satisfies DeskFeature;
