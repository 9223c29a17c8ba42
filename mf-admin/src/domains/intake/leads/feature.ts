import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/leads', page: () => import('./leads.page.js') })],
  nav: [
    {
      name: 'leads',
      href: '/admin/leads',
      permission: 'lead:read',
      icon: 'user',
      waiting: () => import('./waiting.js'),
    },
  ],
  finders: [{ name: 'leads', permission: 'lead:read', find: () => import('./find.js') }],
} satisfies DeskFeature;
