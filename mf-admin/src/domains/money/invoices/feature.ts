import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/billing', permission: 'billing:read', page: () => import('./invoices.page.js') }),
    page({
      path: '/admin/billing/invoices/new',
      permission: 'billing:write',
      page: () => import('./editor/new-invoice.page.js'),
    }),
    page({
      path: '/admin/billing/invoices/:id/edit',
      permission: 'billing:write',
      page: () => import('./editor/edit-invoice.page.js'),
    }),
  ],
  nav: [
    {
      name: 'billing',
      href: '/admin/billing',
      permission: 'billing:read',
      icon: 'bill',
      records: ['/admin/client-billing'],
      waiting: { of: 'billing', ask: () => import('./waiting.js') },
    },
  ],
  creates: [{ name: 'invoice', href: '/admin/billing/invoices/new', permission: 'billing:write' }],
  finders: [{ name: 'billing', permission: 'billing:read', find: () => import('./find.js') }],
  ahead: [{ below: '/admin/billing/invoices', permission: 'billing:read', ask: () => import('./ask-ahead.js') }],
  panels: [
    {
      on: 'account',
      slug: 'invoices',
      label: 'invoices.title',
      permission: 'billing:read',
      place: 10,
      count: () => import('./on-account/count.js'),
      panel: () => import('./on-account/account-invoices.js'),
    },
    {
      on: 'case',
      slug: 'billing',
      label: 'accounts.tab',
      permission: 'billing:read',
      place: 60,
      count: () => import('./on-case/count.js'),
      panel: () => import('./on-case/case-invoices.js'),
    },
  ],
  cards: [
    {
      on: 'account',
      name: 'open-invoices',
      permission: 'billing:read',
      place: 20,
      card: () => import('./on-account/open-invoices.js'),
    },
    {
      on: 'invoice',
      name: 'lines',
      permission: 'billing:read',
      place: 10,
      card: () => import('./on-invoice/lines-card.js'),
    },
    {
      on: 'invoice',
      name: 'settlements',
      permission: 'billing:read',
      place: 20,
      card: () => import('./on-invoice/settlements-card.js'),
    },
  ],
  timeline: [
    {
      on: 'invoice',
      name: 'course',
      label: 'invoices.one',
      permission: 'billing:read',
      load: () => import('./on-invoice/history.js'),
    },
    {
      on: 'client',
      name: 'invoices',
      label: 'invoices.title',
      permission: 'billing:read',
      load: () => import('./on-client/history.js'),
    },
    {
      on: 'case',
      name: 'invoices',
      label: 'invoices.title',
      permission: 'billing:read',
      load: () => import('./on-case/history.js'),
    },
  ],
} satisfies DeskFeature;
