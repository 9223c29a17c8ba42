import { type Feature, page } from '@diwan/mf-kit';

const linkPage = () => import('./newsletter-link.page.js');
// Rarely needed, or only on the server: not part of what every page loads.
const links = () => import('./api/newsletter-pages.js');

/** Where the links of the newsletter's mails lead. */
export default {
  pages: [
    page({
      path: '/newsletter/confirm',
      page: linkPage,
      query: ['token', 'step'],
      personal: true,
      load: async (request) => (await links()).loadConfirm(request),
      submit: async (request) => (await links()).submitConfirm(request),
    }),
    page({
      path: '/newsletter/unsubscribe',
      page: linkPage,
      query: ['token', 'step'],
      personal: true,
      load: async (request) => (await links()).loadUnsubscribe(request),
      submit: async (request) => (await links()).submitUnsubscribe(request),
    }),
  ],
} satisfies Feature;
