import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/settings/vat-rates', page: () => import('./vat-rates.page.js') })],
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
