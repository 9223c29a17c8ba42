import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/notices', permission: 'notice:read', page: () => import('./notices.page.js') })],
  nav: [
    {
      name: 'notices',
      href: '/admin/notices',
      permission: 'notice:read',
      icon: 'bell',
      waiting: { of: 'notifications', ask: () => import('./waiting.js') },
    },
  ],
  panels: [
    {
      on: 'client',
      slug: 'messages',
      label: 'notices.ofClient',
      permission: 'notice:read',
      place: 70,
      panel: () => import('./on-client/client-notices.js'),
    },
  ],
} satisfies DeskFeature;
