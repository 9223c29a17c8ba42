import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';
import { holdsOutcomes } from './court-day/court-day-store.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/trials', permission: 'hearing:read', page: () => import('./hearings.page.js') }),
    page({ path: '/admin/court-day', permission: 'hearing:read', page: () => import('./court-day/court-day.page.js') }),
  ],
  nav: [
    {
      name: 'trials',
      href: '/admin/trials',
      records: ['/admin/court-day'],
      permission: 'hearing:read',
      icon: 'calendar',
      waiting: { of: 'cases', ask: () => import('./waiting.js') },
    },
  ],
  creates: [{ name: 'hearing', href: '/admin/trials?new=hearing', permission: 'hearing:write' }],
  errands: [
    {
      name: 'outcomes',
      permission: 'hearing:write',
      isOwed: holdsOutcomes,
      run: () => import('./court-day/unsent-outcomes.js'),
    },
  ],
  panels: [
    {
      on: 'case',
      slug: 'hearings',
      label: 'hearings.panel',
      permission: 'hearing:read',
      place: 30,
      panel: () => import('./on-record/case-hearings.js'),
    },
    {
      on: 'client',
      slug: 'hearings',
      label: 'hearings.panel',
      permission: 'hearing:read',
      place: 30,
      panel: () => import('./on-record/client-hearings.js'),
    },
  ],
} satisfies DeskFeature;
