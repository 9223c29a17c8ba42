import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/billing-rates', permission: 'billing:read', page: () => import('./rates.page.js') })],
  nav: [{ name: 'billingRates', href: '/admin/billing-rates', permission: 'billing:read', icon: 'coin' }],
} satisfies DeskFeature;
