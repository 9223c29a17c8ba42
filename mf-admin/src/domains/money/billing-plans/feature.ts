import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/billing-plans', permission: 'billing:read', page: () => import('./billing-plans.page.js') }),
    page({ path: '/admin/billing-plans/new', permission: 'billing:write', page: () => import('./new-plan.page.js') }),
    page({
      path: '/admin/billing-plans/:id',
      permission: 'billing:read',
      page: () => import('./billing-plan.page.js'),
    }),
  ],
  nav: [{ name: 'billingPlans', href: '/admin/billing-plans', permission: 'billing:read', icon: 'retry' }],
  creates: [{ name: 'billingPlan', href: '/admin/billing-plans/new', permission: 'billing:write' }],
} satisfies DeskFeature;
