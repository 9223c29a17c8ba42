import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/audit', permission: 'audit:read', page: () => import('./audit.page.js') })],
  nav: [{ name: 'audit', href: '/admin/audit', permission: 'audit:read', icon: 'eye' }],
  panels: [
    {
      on: 'client',
      slug: 'audit',
      label: 'audit.panel',
      permission: 'audit:read',
      place: 100,
      panel: () => import('./on-client/client-audit.js'),
    },
    {
      on: 'lead',
      slug: 'audit',
      label: 'audit.panel',
      permission: 'audit:read',
      place: 100,
      panel: () => import('./on-lead/lead-audit.js'),
    },
  ],
} satisfies DeskFeature;
