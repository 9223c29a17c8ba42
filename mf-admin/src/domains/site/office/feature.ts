import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/office', permission: 'office:write', page: () => import('./office.page.js') })],
  nav: [
    {
      name: 'office',
      href: '/admin/office',
      permission: 'office:write',
      icon: 'pin',
      waiting: { of: 'news', ask: () => import('./waiting.js') },
    },
  ],
} satisfies DeskFeature;
