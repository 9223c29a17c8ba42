import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Page and navigation. */
export default {
  pages: [page({ path: '/admin/client-money', page: () => import('./client-money.page.js') })],
  nav: [{ name: 'clientMoney', href: '/admin/client-money', permission: 'billing:read', icon: 'coins' }],
} satisfies DeskFeature;
