import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/audit', page: () => import('./audit.page.js') })],
  nav: [{ name: 'audit', href: '/admin/audit', permission: 'audit:read', icon: 'eye' }],
} satisfies DeskFeature;
