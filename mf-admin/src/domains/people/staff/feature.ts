import { type Feature, page } from '@diwan/mf-kit';

/** Pages and navigation.*/
export default {
  pages: [page({ path: '/admin/roles', page: () => import('./roles.page.js') })],
  nav: [{ name: 'roles', href: '/admin/roles', permission: 'role:write' }],
} satisfies Feature;
