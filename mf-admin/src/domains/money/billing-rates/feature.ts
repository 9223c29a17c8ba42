import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/billing-rates', page: () => import('./rates.page.js') })],
  nav: [{ name: 'billingRates', href: '/admin/billing-rates', permission: 'billing:read', icon: 'coin' }],
} satisfies DeskFeature;
