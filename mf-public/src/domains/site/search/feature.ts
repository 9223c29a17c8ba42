import { type Feature, page } from '@diwan/mf-kit';
import { loadSearch } from './api/load-search.js';

/** Search of the site. */
export default {
  pages: [
    page({ path: '/search', page: () => import('./search.page.js'), load: loadSearch, query: ['q'], personal: true }),
  ],
} satisfies Feature;
