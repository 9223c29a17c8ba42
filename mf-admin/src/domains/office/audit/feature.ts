import { type Feature, page } from '@diwan/mf-kit';

/** Pages and navigation.*/
export default {
  pages: [page({ path: '/admin/audit', page: () => import('./audit.page.js') })],
  nav: [{ name: 'audit', href: '/admin/audit', permission: 'audit:read' }],
} satisfies Feature;
