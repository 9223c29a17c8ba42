import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/roles', page: () => import('./roles.page.js') })],
  nav: [{ name: 'roles', href: '/admin/roles', permission: 'role:write', icon: 'shield', under: 'office' }],
} satisfies DeskFeature;
