import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/settings/vat-rates', permission: 'billing:read', page: () => import('./vat-rates.page.js') }),
  ],
  nav: [
    {
      name: 'vatRates',
      href: '/admin/settings/vat-rates',
      permission: 'billing:read',
      icon: 'percent',
      under: 'office',
    },
  ],
} satisfies DeskFeature;
