import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/site/categories', permission: 'site:write', page: () => import('./categories.page.js') }),
  ],
  nav: [{ name: 'categories', href: '/admin/site/categories', permission: 'site:write', icon: 'tag' }],
} satisfies DeskFeature;
