import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({
      path: '/admin/settings/closed-books',
      permission: 'billing:read',
      page: () => import('./closed-books.page.js'),
    }),
  ],
  nav: [
    {
      name: 'closedBooks',
      href: '/admin/settings/closed-books',
      permission: 'billing:read',
      icon: 'lock',
      under: 'office',
    },
  ],
} satisfies DeskFeature;
