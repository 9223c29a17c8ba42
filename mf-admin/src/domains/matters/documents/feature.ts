import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/documents', permission: 'document:read', page: () => import('./documents.page.js') }),
    page({
      path: '/admin/settings/documents',
      permission: 'document:policy',
      page: () => import('./document-settings.page.js'),
    }),
  ],
  nav: [
    { name: 'documents', href: '/admin/documents', permission: 'document:read', icon: 'file' },
    {
      name: 'documentSettings',
      href: '/admin/settings/documents',
      permission: 'document:policy',
      icon: 'folder',
      under: 'office',
    },
  ],
  finders: [{ name: 'documents', permission: 'document:read', find: () => import('./find.js') }],
  panels: [
    {
      on: 'case',
      slug: 'documents',
      label: 'documents.title',
      permission: 'document:read',
      place: 20,
      count: () => import('./on-case/count.js'),
      panel: () => import('./on-case/case-documents.js'),
    },
    {
      on: 'client',
      slug: 'documents',
      label: 'documents.title',
      permission: 'document:read',
      place: 20,
      count: () => import('./on-client/count.js'),
      panel: () => import('./on-client/client-documents.js'),
    },
  ],
  timeline: [
    {
      on: 'case',
      name: 'documents',
      label: 'documents.title',
      permission: 'document:read',
      load: () => import('./on-case/history.js'),
    },
    {
      on: 'client',
      name: 'documents',
      label: 'documents.title',
      permission: 'document:read',
      load: () => import('./on-client/history.js'),
    },
  ],
} satisfies DeskFeature;
