import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/time', permission: 'time:write', page: () => import('./time.page.js') }),
    page({ path: '/admin/time/approval', permission: 'time:approve', page: () => import('./approval.page.js') }),
  ],
  nav: [
    { name: 'time', href: '/admin/time', permission: 'time:write', icon: 'stopwatch' },
    {
      name: 'timeApproval',
      href: '/admin/time/approval',
      permission: 'time:approve',
      icon: 'timesheet',
      waiting: { of: 'billing', ask: () => import('./waiting.js') },
    },
  ],
  creates: [{ name: 'time', href: '/admin/time?new=time', permission: 'time:write' }],
  panels: [
    {
      on: 'case',
      slug: 'time',
      label: 'time.panel',
      permission: 'time:write',
      place: 55,
      panel: () => import('./on-case/case-time.js'),
    },
    {
      on: 'client',
      slug: 'time',
      label: 'time.panel',
      permission: 'billing:read',
      place: 55,
      panel: () => import('./on-client/client-time.js'),
    },
  ],
} satisfies DeskFeature;
