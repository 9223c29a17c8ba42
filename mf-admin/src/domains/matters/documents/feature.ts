import { type Feature, page } from '@diwan/mf-kit';

/** Pages and navigation.*/
export default {
  pages: [
    page({
      path: '/admin/settings/documents',
      page: () => import('./document-settings.page.js'),
    }),
  ],
  nav: [{ name: 'documentSettings', href: '/admin/settings/documents', permission: 'document:policy' }],
} satisfies Feature;
