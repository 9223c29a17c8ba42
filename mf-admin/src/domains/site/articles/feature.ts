import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/news', page: () => import('./articles.page.js') }),
    page({ path: '/admin/news/:id', page: () => import('./article.page.js') }),
  ],
  nav: [{ name: 'articles', href: '/admin/news', permission: 'site:write', icon: 'file' }],
} satisfies DeskFeature;
