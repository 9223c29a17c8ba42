import { page } from '@diwan/mf-kit';

/** Every page of the back office. */
export const pages = [
  page({ path: '/admin', page: () => import('../features/dashboard/dashboard.page.js') }),
  page({ path: '/admin/clients', page: () => import('../features/clients/clients.page.js') }),
  page({ path: '/admin/client-details/:id', page: () => import('./client-details.page.js') }),
  page({ path: '/admin/cases', page: () => import('../features/cases/cases.page.js') }),
  page({ path: '/admin/cases/:id', page: () => import('./case.page.js') }),
];
