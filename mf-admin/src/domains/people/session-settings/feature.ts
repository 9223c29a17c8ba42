import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/settings', permission: 'role:write', page: () => import('./settings.page.js') })],
  nav: [{ name: 'settings', href: '/admin/settings', permission: 'role:write', icon: 'key', under: 'office' }],
} satisfies DeskFeature;
