import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** The deadlines of a case, on its record, and the rules that they are reckoned by. */
export default {
  pages: [
    page({
      path: '/admin/settings/deadlines',
      permission: 'deadline:rules',
      page: () => import('./deadline-rules.page.js'),
    }),
  ],
  nav: [
    {
      name: 'deadlines',
      href: '/admin/settings/deadlines',
      permission: 'deadline:rules',
      icon: 'hourglass',
      under: 'office',
    },
  ],
  panels: [
    {
      on: 'case',
      slug: 'deadlines',
      label: 'deadlines.title',
      permission: 'hearing:read',
      place: 35,
      count: () => import('./on-case/count.js'),
      panel: () => import('./on-case/case-deadlines.js'),
    },
  ],
} satisfies DeskFeature;
