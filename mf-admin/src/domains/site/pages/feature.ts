import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/site/pages', page: () => import('./pages.page.js') }),
    page({ path: '/admin/site/pages/*', page: () => import('./page.page.js') }),
  ],
  nav: [{ name: 'pages', href: '/admin/site/pages', permission: 'site:write', icon: 'edit' }],
} satisfies DeskFeature;
