import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/roles', permission: 'role:write', page: () => import('./roles.page.js') })],
  nav: [{ name: 'roles', href: '/admin/roles', permission: 'role:write', icon: 'shield', under: 'office' }],
} satisfies DeskFeature;
