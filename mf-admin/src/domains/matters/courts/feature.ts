import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** The directory of courts. */
export default {
  pages: [page({ path: '/admin/settings/courts', page: () => import('./courts.page.js') })],
  nav: [{ name: 'courts', href: '/admin/settings/courts', permission: 'court:write', icon: 'scales', under: 'office' }],
} satisfies DeskFeature;
