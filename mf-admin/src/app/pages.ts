import { features } from '../derived/features.js';
import { page } from '../frame/desk-page.js';

/** Every page of the area: those of its features, and those that put features together. */
export const pages = [
  page({ path: '/admin', permission: null, page: () => import('./dashboard/dashboard.page.js') }),
  page({
    path: '/admin/client-details/:id/:view?',
    permission: 'client:read',
    page: () => import('./client-details.page.js'),
  }),
  page({ path: '/admin/cases/:id/:view?', permission: 'case:read', page: () => import('./case.page.js') }),
  page({ path: '/admin/leads/:id/:view?', permission: 'lead:own', page: () => import('./lead.page.js') }),
  page({
    path: '/admin/billing/invoices/:id/:view?',
    permission: 'billing:read',
    page: () => import('./invoice.page.js'),
  }),
  page({
    path: '/admin/billing/receipts/:id/:view?',
    permission: 'billing:read',
    page: () => import('./receipt.page.js'),
  }),
  page({
    path: '/admin/client-billing/:id/:view?',
    permission: 'billing:read',
    page: () => import('./client-billing.page.js'),
  }),
  ...features.flatMap((feature) => feature.pages),
];
