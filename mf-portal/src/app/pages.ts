import { page } from '@diwan/mf-kit';

/** Every page of the client's side. */
export const pages = [
  page({ path: '/auth', page: () => import('../features/auth/auth.page.js') }),
  page({ path: '/client-portal', page: () => import('../features/cases/cases.page.js') }),
  page({ path: '/client-portal/cases/:id', page: () => import('../features/cases/case.page.js') }),
  page({ path: '/client-portal/documents', page: () => import('../features/documents/documents.page.js') }),
  page({ path: '/client-portal/profile', page: () => import('../features/profile/profile.page.js') }),
  page({ path: '/client-portal/messages-settings', page: () => import('../features/messages/messages.page.js') }),
  page({ path: '/documents/:id', page: () => import('../features/viewer/document.page.js') }),
  page({ path: '/shared/:token', page: () => import('../features/viewer/shared-link.page.js') }),
];
