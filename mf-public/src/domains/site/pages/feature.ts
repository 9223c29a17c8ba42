import { type Feature, page } from '@diwan/mf-kit';

// The first page of a document comes with its data: loaders are for the pages after it.
const content = () => import('./api/load-content.js');
const contentPage = () => import('./content.page.js');

/** Pages without a line of their own are content of the news service, by their slug. */
export default {
  pages: [
    page({ path: '/', page: contentPage, load: async (request) => (await content()).loadHome(request) }),
    page({ path: '/:slug', page: contentPage, load: async (request) => (await content()).loadTopPage(request) }),
    page({
      path: '/services/:slug',
      page: contentPage,
      load: async (request) => (await content()).loadService(request),
    }),
    page({
      path: '/services/entity/:slug',
      page: () => import('./entity.page.js'),
      load: async (request) => (await content()).loadEntity(request),
    }),
  ],
} satisfies Feature;
