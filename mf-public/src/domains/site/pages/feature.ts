import { type Feature, page } from '@diwan/mf-kit';
import { loadEntity, loadHome, loadService, loadTopPage } from './api/load-content.js';

const contentPage = () => import('./content.page.js');

/** Pages without a line of their own are content of the news service, by their slug. */
export default {
  pages: [
    page({ path: '/', page: contentPage, load: loadHome }),
    page({ path: '/:slug', page: contentPage, load: loadTopPage }),
    page({ path: '/services/:slug', page: contentPage, load: loadService }),
    page({ path: '/services/entity/:slug', page: () => import('./entity.page.js'), load: loadEntity }),
  ],
} satisfies Feature;
