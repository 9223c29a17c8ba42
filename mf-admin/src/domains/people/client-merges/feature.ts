import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Doubled clients: where they are found, compared, merged and taken apart again. */
export default {
  pages: [
    page({ path: '/admin/clients/doubles', permission: 'client:write', page: () => import('./doubles.page.js') }),
    page({ path: '/admin/clients/merge', permission: 'client:write', page: () => import('./merge.page.js') }),
  ],
  cards: [
    {
      on: 'client',
      name: 'doubles',
      permission: 'client:write',
      place: 5,
      card: () => import('./on-client/doubles-of-client.js'),
    },
  ],
} satisfies DeskFeature;
