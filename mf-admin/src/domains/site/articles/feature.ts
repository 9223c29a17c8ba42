import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/news', permission: 'site:write', page: () => import('./articles.page.js') }),
    page({ path: '/admin/news/:id', permission: 'site:write', page: () => import('./article.page.js') }),
  ],
  nav: [{ name: 'articles', href: '/admin/news', permission: 'site:write', icon: 'file' }],
} satisfies DeskFeature;
