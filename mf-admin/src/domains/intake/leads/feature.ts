import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/leads', permission: 'lead:own', page: () => import('./leads.page.js') })],
  nav: [
    {
      name: 'leads',
      href: '/admin/leads',
      permission: 'lead:own',
      icon: 'inbox',
      waiting: { of: 'chatbot', ask: () => import('./waiting.js') },
    },
  ],
  finders: [{ name: 'leads', permission: 'lead:own', find: () => import('./find.js') }],
  ahead: [{ below: '/admin/leads', permission: 'lead:own', ask: () => import('./ask-ahead.js') }],
  cards: [
    {
      on: 'lead',
      name: 'asked',
      permission: 'lead:own',
      place: 10,
      card: () => import('./on-lead/asked.js'),
    },
    {
      on: 'lead',
      name: 'same-phone',
      permission: 'lead:own',
      place: 20,
      card: () => import('./on-lead/same-phone.js'),
    },
    {
      on: 'lead',
      name: 'new-note',
      permission: 'lead:own',
      place: 30,
      card: () => import('./on-lead/new-note.js'),
    },
  ],
  timeline: [
    {
      on: 'lead',
      name: 'course',
      label: 'leads.one',
      permission: 'lead:own',
      load: () => import('./on-lead/course.js'),
    },
  ],
} satisfies DeskFeature;
