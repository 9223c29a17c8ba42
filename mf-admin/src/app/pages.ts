import { page } from '@diwan/mf-kit';
import { features } from '../derived/features.js';

/** Every page of the area: those of its features, and those that put features together. */
export const pages = [
  page({ path: '/admin', page: () => import('./dashboard/dashboard.page.js') }),
  page({ path: '/admin/client-details/:id', page: () => import('./client-details.page.js') }),
  page({ path: '/admin/cases/:id', page: () => import('./case.page.js') }),
  ...features.flatMap((feature) => feature.pages),
];
