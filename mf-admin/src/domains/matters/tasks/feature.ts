import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/tasks', permission: 'task:write', page: () => import('./tasks.page.js') })],
  nav: [
    {
      name: 'tasks',
      href: '/admin/tasks',
      permission: 'task:write',
      icon: 'check',
      waiting: { of: 'cases', ask: () => import('./waiting.js') },
    },
  ],
  creates: [{ name: 'task', href: '/admin/tasks?new=task', permission: 'task:write' }],
  panels: [
    {
      on: 'case',
      slug: 'tasks',
      label: 'tasks.title',
      permission: 'task:write',
      place: 40,
      count: () => import('./on-case/count.js'),
      panel: () => import('./on-case/case-tasks.js'),
    },
  ],
} satisfies DeskFeature;
