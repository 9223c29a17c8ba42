import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/site/questions', page: () => import('./questions.page.js') })],
  nav: [{ name: 'questions', href: '/admin/site/questions', permission: 'site:write', icon: 'question' }],
} satisfies DeskFeature;
