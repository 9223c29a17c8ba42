import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Where a case stands, on its record, and the stages of each area. */
export default {
  pages: [page({ path: '/admin/settings/stages', permission: 'case:stages', page: () => import('./stages.page.js') })],
  nav: [{ name: 'stages', href: '/admin/settings/stages', permission: 'case:stages', icon: 'stairs', under: 'office' }],
  cards: [
    {
      on: 'case',
      name: 'stage',
      permission: 'case:read',
      place: 10,
      card: () => import('./on-case/case-stage.js'),
    },
  ],
} satisfies DeskFeature;
