import { type Feature, page } from '@diwan/mf-kit';

/** Drafts, asked for in the browser by the editor who is signed in there; the server draws none. */
export default {
  pages: [
    page({ path: '/preview', page: () => import('./preview.page.js'), query: ['slug', 'language'], personal: true }),
  ],
} satisfies Feature;
