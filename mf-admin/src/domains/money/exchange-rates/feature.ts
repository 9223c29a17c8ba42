import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({
      path: '/admin/settings/exchange-rates',
      permission: 'billing:read',
      page: () => import('./exchange-rates.page.js'),
    }),
  ],
  nav: [
    {
      name: 'exchangeRates',
      href: '/admin/settings/exchange-rates',
      permission: 'billing:read',
      icon: 'exchange',
      under: 'office',
    },
  ],
} satisfies DeskFeature;
