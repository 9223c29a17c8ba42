import { page } from '@diwan/mf-kit';
import { features } from '../derived/features.js';

/** Every page of the area: those of its features, and those that put features together. */
export const pages = [
  page({ path: '/admin', page: () => import('./dashboard/dashboard.page.js') }),
  page({ path: '/admin/client-details/:id/:view?', page: () => import('./client-details.page.js') }),
  page({ path: '/admin/cases/:id/:view?', page: () => import('./case.page.js') }),
  page({ path: '/admin/leads/:id/:view?', page: () => import('./lead.page.js') }),
  page({ path: '/admin/billing/invoices/:id/:view?', page: () => import('./invoice.page.js') }),
  page({ path: '/admin/billing/receipts/:id/:view?', page: () => import('./receipt.page.js') }),
  page({ path: '/admin/client-billing/:id/:view?', page: () => import('./client-billing.page.js') }),
  ...features.flatMap((feature) => feature.pages),
];
