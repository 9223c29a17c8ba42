import { type Feature, page } from '@diwan/mf-kit';

/** Pages and navigation.*/
export default {
  pages: [page({ path: '/admin/settings', page: () => import('./settings.page.js') })],
  nav: [{ name: 'settings', href: '/admin/settings', permission: 'role:write' }],
} satisfies Feature;
