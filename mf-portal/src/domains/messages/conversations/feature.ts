import { type Feature, page } from '@diwan/mf-kit';

/** Pages. */
export default {
  pages: [
    page({ path: '/client-portal/messages', page: () => import('./conversations.page.js') }),
    page({ path: '/client-portal/messages/new', page: () => import('./new-conversation.page.js') }),
    page({ path: '/client-portal/messages/:id', page: () => import('./conversation.page.js') }),
  ],
} satisfies Feature;
