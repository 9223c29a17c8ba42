import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/leads', permission: 'lead:read', page: () => import('./leads.page.js') })],
  nav: [
    {
      name: 'leads',
      href: '/admin/leads',
      permission: 'lead:read',
      icon: 'inbox',
      waiting: () => import('./waiting.js'),
    },
  ],
  finders: [{ name: 'leads', permission: 'lead:read', find: () => import('./find.js') }],
  ahead: [{ below: '/admin/leads', permission: 'lead:read', ask: () => import('./ask-ahead.js') }],
  cards: [
    {
      on: 'lead',
      name: 'asked',
      permission: 'lead:read',
      place: 10,
      card: () => import('./on-lead/asked.js'),
    },
    {
      on: 'lead',
      name: 'same-phone',
      permission: 'lead:read',
      place: 20,
      card: () => import('./on-lead/same-phone.js'),
    },
    {
      on: 'lead',
      name: 'new-note',
      permission: 'lead:write',
      place: 30,
      card: () => import('./on-lead/new-note.js'),
    },
  ],
  timeline: [
    {
      on: 'lead',
      name: 'course',
      label: 'leads.one',
      permission: 'lead:read',
      load: () => import('./on-lead/course.js'),
    },
  ],
} satisfies DeskFeature;
