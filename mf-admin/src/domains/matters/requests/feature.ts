import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/requests', permission: 'document:read', page: () => import('./requests.page.js') }),
    page({
      path: '/admin/settings/requests',
      permission: 'document:policy',
      page: () => import('./templates.page.js'),
    }),
    page({ path: '/admin/requests/:id', permission: 'document:read', page: () => import('./request.page.js') }),
  ],
  nav: [
    {
      name: 'requests',
      href: '/admin/requests',
      permission: 'document:read',
      icon: 'mail',
      waiting: { of: 'cases', ask: () => import('./waiting.js') },
    },
    {
      name: 'requestLists',
      href: '/admin/settings/requests',
      permission: 'document:policy',
      icon: 'list',
      under: 'office',
    },
  ],
  panels: [
    {
      on: 'case',
      slug: 'requests',
      label: 'requests.title',
      permission: 'document:read',
      place: 25,
      count: () => import('./on-case/count.js'),
      panel: () => import('./on-case/case-requests.js'),
    },
  ],
} satisfies DeskFeature;
