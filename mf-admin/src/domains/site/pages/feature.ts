import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/site/pages', permission: 'site:write', page: () => import('./pages.page.js') }),
    page({ path: '/admin/site/pages/*', permission: 'site:write', page: () => import('./page.page.js') }),
  ],
  nav: [{ name: 'pages', href: '/admin/site/pages', permission: 'site:write', icon: 'edit' }],
} satisfies DeskFeature;
