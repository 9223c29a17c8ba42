import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/erasures', permission: 'role:write', page: () => import('./erasures.page.js') })],
  nav: [
    {
      name: 'erasures',
      href: '/admin/erasures',
      permission: 'role:write',
      icon: 'trash',
      waiting: { of: 'identity', ask: () => import('./waiting.js') },
    },
  ],
} satisfies DeskFeature;
