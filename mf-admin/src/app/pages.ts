import { page } from '@diwan/mf-kit';

/** Every page of the back office. */
export const pages = [
  page({ path: '/admin', page: () => import('../features/dashboard/dashboard.page.js') }),
  page({ path: '/admin-login', page: () => import('../features/admin-login/admin-login.page.js') }),
  page({ path: '/admin/clients', page: () => import('../features/clients/clients.page.js') }),
  page({ path: '/admin/client-details/:id', page: () => import('./client-details.page.js') }),
  page({ path: '/admin/cases', page: () => import('../features/cases/cases.page.js') }),
  page({ path: '/admin/cases/:id', page: () => import('./case.page.js') }),
  page({
    path: '/admin/share-requests',
    page: () => import('../features/share-requests/share-requests.page.js'),
  }),
  page({ path: '/admin/leads', page: () => import('../features/leads/leads.page.js') }),
  page({ path: '/admin/notices', page: () => import('../features/notices/notices.page.js') }),
  page({
    path: '/admin/settings/documents',
    page: () => import('../features/documents/document-settings.page.js'),
  }),
  page({ path: '/admin/roles', page: () => import('../features/roles/roles.page.js') }),
  page({ path: '/admin/audit', page: () => import('../features/audit/audit.page.js') }),
  page({ path: '/admin/settings', page: () => import('../features/settings/settings.page.js') }),
  page({ path: '/admin/security', page: () => import('../features/security/security.page.js') }),
  page({ path: '/admin/office', page: () => import('../features/office/office.page.js') }),
  page({ path: '/admin/site/lawyers', page: () => import('../features/site/lawyers/lawyers.page.js') }),
  page({ path: '/admin/site/lawyers/:id', page: () => import('../features/site/lawyers/lawyer.page.js') }),
  page({ path: '/admin/site/pages', page: () => import('../features/site/pages/pages.page.js') }),
  page({ path: '/admin/site/pages/*', page: () => import('../features/site/pages/page.page.js') }),
  page({ path: '/admin/site/facts', page: () => import('../features/site/facts/facts.page.js') }),
  page({ path: '/admin/site/categories', page: () => import('../features/site/categories/categories.page.js') }),
  page({ path: '/admin/site/questions', page: () => import('../features/site/questions/questions.page.js') }),
];
