import { type Feature, page } from '@diwan/mf-kit';

/** Pages and navigation.*/
export default {
  pages: [
    page({
      path: '/admin/share-requests',
      page: () => import('./share-requests.page.js'),
    }),
  ],
  nav: [{ name: 'shareRequests', href: '/admin/share-requests', permission: 'document:share' }],
} satisfies Feature;
