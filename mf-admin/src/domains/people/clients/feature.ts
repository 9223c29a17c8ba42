import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/clients', permission: 'client:read', page: () => import('./clients.page.js') })],
  nav: [
    {
      name: 'clients',
      href: '/admin/clients',
      permission: 'client:read',
      icon: 'users',
      records: ['/admin/client-details'],
    },
  ],
  creates: [{ name: 'client', href: '/admin/clients?new=client', permission: 'client:write' }],
  finders: [{ name: 'clients', permission: 'client:read', find: () => import('./find.js') }],
  ahead: [{ below: '/admin/client-details', permission: 'client:read', ask: () => import('./ask-ahead.js') }],
} satisfies DeskFeature;
