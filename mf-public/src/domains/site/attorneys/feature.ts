import { type Feature, page } from '@diwan/mf-kit';
import { loadAttorney } from './api/load-attorney.js';
import { loadAttorneys } from './api/load-attorneys.js';

/** The lawyers of the firm. */
export default {
  pages: [
    page({ path: '/attorneys', page: () => import('./attorneys.page.js'), load: loadAttorneys }),
    page({ path: '/attorneys/:slug', page: () => import('./attorney.page.js'), load: loadAttorney }),
  ],
} satisfies Feature;
