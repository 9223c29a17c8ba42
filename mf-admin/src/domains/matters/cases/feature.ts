import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/cases', page: () => import('./cases.page.js') })],
  nav: [{ name: 'cases', href: '/admin/cases', permission: 'case:read', icon: 'file' }],
  creates: [{ name: 'case', href: '/admin/cases?new=case', permission: 'case:write' }],
  finders: [{ name: 'cases', permission: 'case:read', find: () => import('./find.js') }],
} satisfies DeskFeature;
