import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/site/questions', permission: 'site:write', page: () => import('./questions.page.js') })],
  nav: [{ name: 'questions', href: '/admin/site/questions', permission: 'site:write', icon: 'question' }],
} satisfies DeskFeature;
