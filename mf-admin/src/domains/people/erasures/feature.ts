import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/erasures', page: () => import('./erasures.page.js') })],
  nav: [
    {
      name: 'erasures',
      href: '/admin/erasures',
      permission: 'role:write',
      icon: 'trash',
      waiting: () => import('./waiting.js'),
    },
  ],
} satisfies DeskFeature;
