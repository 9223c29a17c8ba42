import { type Feature, page } from '@diwan/mf-kit';

/** Pages: each tab, and each page about the account, has an address of its own. */
export default {
  pages: [
    page({ path: '/billing', page: () => import('./invoices.page.js') }),
    page({ path: '/billing/payments', page: () => import('./payments.page.js') }),
    page({ path: '/billing/time', page: () => import('./time.page.js') }),
    page({ path: '/billing/held', page: () => import('./account/held.page.js') }),
    page({ path: '/billing/credits', page: () => import('./account/credits.page.js') }),
    page({ path: '/billing/statement', page: () => import('./account/statement.page.js') }),
    page({ path: '/billing/invoices/:id', page: () => import('./explain/invoice.page.js') }),
  ],
} satisfies Feature;
