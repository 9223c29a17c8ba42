import { type Feature, page } from '@diwan/mf-kit';

/** Pages and navigation.*/
export default {
  pages: [page({ path: '/admin/site/questions', page: () => import('./questions.page.js') })],
  nav: [{ name: 'questions', href: '/admin/site/questions', permission: 'site:write' }],
} satisfies Feature;
