import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/site/facts', page: () => import('./facts.page.js') })],
  nav: [
    {
      name: 'facts',
      href: '/admin/site/facts',
      permission: 'site:write',
      icon: 'book',
      waiting: () => import('./waiting.js'),
    },
  ],
} satisfies DeskFeature;
