import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Page and navigation. */
export default {
  pages: [
    page({ path: '/admin/client-money', permission: 'billing:read', page: () => import('./client-money.page.js') }),
  ],
  nav: [{ name: 'clientMoney', href: '/admin/client-money', permission: 'billing:read', icon: 'coins' }],
} satisfies DeskFeature;
