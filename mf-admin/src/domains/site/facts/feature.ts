import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/site/facts', permission: 'site:write', page: () => import('./facts.page.js') })],
  nav: [
    {
      name: 'facts',
      href: '/admin/site/facts',
      permission: 'site:write',
      icon: 'book',
      waiting: { of: 'news', ask: () => import('./waiting.js') },
    },
  ],
} satisfies DeskFeature;
