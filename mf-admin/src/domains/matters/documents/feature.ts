import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/documents', page: () => import('./documents.page.js') }),
    page({
      path: '/admin/settings/documents',
      page: () => import('./document-settings.page.js'),
    }),
  ],
  nav: [
    { name: 'documents', href: '/admin/documents', permission: 'document:read', icon: 'file' },
    {
      name: 'documentSettings',
      href: '/admin/settings/documents',
      permission: 'document:policy',
      icon: 'lock',
      under: 'office',
    },
  ],
} satisfies DeskFeature;
