import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** The directory of courts. */
export default {
  pages: [page({ path: '/admin/settings/courts', permission: 'court:write', page: () => import('./courts.page.js') })],
  nav: [{ name: 'courts', href: '/admin/settings/courts', permission: 'court:write', icon: 'scales', under: 'office' }],
} satisfies DeskFeature;
