import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';
import { BEGINS } from './begin/begins.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/conversations', permission: 'conversation:read', page: () => import('./inbox.page.js') }),
    page({
      path: '/admin/conversations/new',
      permission: BEGINS,
      page: () => import('./begin/begin.page.js'),
    }),
    page({
      path: '/admin/conversations/without-client',
      permission: 'lead:read',
      page: () => import('./strays/strays.page.js'),
    }),
    page({ path: '/admin/conversations/:id', permission: 'conversation:read', page: () => import('./inbox.page.js') }),
  ],
  nav: [
    {
      name: 'conversations',
      href: '/admin/conversations',
      permission: 'conversation:read',
      icon: 'inbox',
      waiting: { of: 'chatbot', ask: () => import('./waiting.js') },
    },
  ],
  creates: [{ name: 'conversation', href: '/admin/conversations/new', permission: BEGINS }],
  tools: [{ name: 'live-conversations', permission: 'conversation:read', tool: () => import('./live.js') }],
  cards: [
    {
      on: 'client',
      name: 'conversations',
      permission: 'conversation:read',
      place: 40,
      card: () => import('./on-record/of-client.js'),
    },
    {
      on: 'case',
      name: 'conversations',
      permission: 'conversation:read',
      place: 40,
      card: () => import('./on-record/of-case.js'),
    },
  ],
} satisfies DeskFeature;
