import { type Feature, page } from '@diwan/mf-kit';

// Rarely needed, or only on the server: not part of what every page loads.
const leadPages = () => import('./api/lead-pages.js');

/** Requests of visitors. */
export default {
  pages: [
    page({
      path: '/contact',
      page: () => import('./contact.page.js'),
      query: ['area'],
      load: async (request) => (await leadPages()).loadContact(request),
      submit: async (request) => (await leadPages()).submitContact(request),
    }),
    page({
      path: '/consultation',
      page: () => import('./consultation.page.js'),
      query: ['area', 'lawyer'],
      load: async (request) => (await leadPages()).loadConsultation(request),
      submit: async (request) => (await leadPages()).submitConsultation(request),
    }),
  ],
} satisfies Feature;
