import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/billing-plans', page: () => import('./billing-plans.page.js') }),
    page({ path: '/admin/billing-plans/new', page: () => import('./new-plan.page.js') }),
    page({ path: '/admin/billing-plans/:id', page: () => import('./billing-plan.page.js') }),
  ],
  nav: [{ name: 'billingPlans', href: '/admin/billing-plans', permission: 'billing:read', icon: 'retry' }],
  creates: [{ name: 'billingPlan', href: '/admin/billing-plans/new', permission: 'billing:write' }],
} satisfies DeskFeature;
