import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/cases', permission: 'case:read', page: () => import('./cases.page.js') })],
  nav: [{ name: 'cases', href: '/admin/cases', permission: 'case:read', icon: 'briefcase' }],
  creates: [{ name: 'case', href: '/admin/cases?new=case', permission: 'case:write' }],
  finders: [{ name: 'cases', permission: 'case:read', find: () => import('./find.js') }],
  ahead: [{ below: '/admin/cases', permission: 'case:read', ask: () => import('./ask-ahead.js') }],
  panels: [
    {
      on: 'client',
      slug: 'cases',
      label: 'cases.title',
      permission: 'case:read',
      place: 10,
      count: () => import('./on-client/count.js'),
      panel: () => import('./on-client/client-cases.js'),
    },
  ],
  cards: [
    {
      on: 'case',
      name: 'related',
      permission: 'case:read',
      place: 40,
      card: () => import('./on-case/related-cases.js'),
    },
    {
      on: 'client',
      name: 'cases',
      permission: 'case:read',
      place: 10,
      card: () => import('./on-client/current-cases.js'),
    },
  ],
  timeline: [
    {
      on: 'case',
      name: 'course',
      label: 'timeline.kind.case',
      permission: 'case:read',
      load: () => import('./on-case/course.js'),
    },
    {
      on: 'case',
      name: 'stages',
      label: 'timeline.kind.stage',
      permission: 'case:read',
      load: () => import('./on-case/stage-history.js'),
    },
    {
      on: 'case',
      name: 'hearings',
      label: 'timeline.kind.hearing',
      permission: 'case:read',
      load: () => import('./on-case/hearing-history.js'),
    },
    {
      on: 'case',
      name: 'requests',
      label: 'timeline.kind.request',
      permission: 'case:read',
      load: () => import('./on-case/request-history.js'),
    },
    {
      on: 'case',
      name: 'tasks',
      label: 'timeline.kind.task',
      permission: 'case:read',
      load: () => import('./on-case/task-history.js'),
    },
    {
      on: 'client',
      name: 'course',
      label: 'cases.title',
      permission: 'case:read',
      load: () => import('./on-client/course.js'),
    },
    {
      on: 'client',
      name: 'stages',
      label: 'timeline.kind.stage',
      permission: 'case:read',
      load: () => import('./on-client/stage-history.js'),
    },
    {
      on: 'client',
      name: 'hearings',
      label: 'timeline.kind.hearing',
      permission: 'case:read',
      load: () => import('./on-client/hearing-history.js'),
    },
    {
      on: 'client',
      name: 'requests',
      label: 'timeline.kind.request',
      permission: 'case:read',
      load: () => import('./on-client/request-history.js'),
    },
  ],
} satisfies DeskFeature;
