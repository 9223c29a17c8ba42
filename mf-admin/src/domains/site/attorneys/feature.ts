import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/site/lawyers', permission: 'site:write', page: () => import('./lawyers.page.js') }),
    page({ path: '/admin/site/lawyers/:id', permission: 'site:write', page: () => import('./lawyer.page.js') }),
  ],
  nav: [{ name: 'lawyers', href: '/admin/site/lawyers', permission: 'site:write', icon: 'user' }],
} satisfies DeskFeature;
