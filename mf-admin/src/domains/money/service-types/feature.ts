import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/service-types', permission: 'billing:read', page: () => import('./service-types.page.js') }),
  ],
  nav: [{ name: 'serviceTypes', href: '/admin/service-types', permission: 'billing:read', icon: 'layers' }],
} satisfies DeskFeature;
