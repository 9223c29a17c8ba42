import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({
      path: '/admin/settings/payment-ways',
      permission: 'billing:write',
      page: () => import('./payment-ways.page.js'),
    }),
  ],
  nav: [
    {
      name: 'paymentWays',
      href: '/admin/settings/payment-ways',
      permission: 'billing:write',
      icon: 'card',
      under: 'office',
    },
  ],
} satisfies DeskFeature;
