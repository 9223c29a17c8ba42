import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({
      path: '/admin/share-requests',
      permission: 'document:share',
      page: () => import('./share-requests.page.js'),
    }),
  ],
  nav: [
    {
      name: 'shareRequests',
      href: '/admin/share-requests',
      permission: 'document:share',
      icon: 'share',
      waiting: { of: 'cases', ask: () => import('./waiting.js') },
    },
  ],
  cards: [
    {
      on: 'case',
      name: 'shareRequests',
      permission: 'document:share',
      place: 50,
      card: () => import('./on-case/case-share-requests.js'),
    },
  ],
  timeline: [
    {
      on: 'case',
      name: 'shareRequests',
      label: 'shareRequests.title',
      permission: 'document:share',
      load: () => import('./on-case/history.js'),
    },
  ],
} satisfies DeskFeature;
