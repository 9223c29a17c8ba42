import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/accounting', permission: 'books:read', page: () => import('./accounting.page.js') })],
  nav: [{ name: 'accounting', href: '/admin/accounting', permission: 'books:read', icon: 'chart' }],
} satisfies DeskFeature;
