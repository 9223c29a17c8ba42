import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({ path: '/admin/payment-proofs', permission: 'billing:read', page: () => import('./payment-proofs.page.js') }),
    page({
      path: '/admin/payment-proofs/:id',
      permission: 'billing:read',
      page: () => import('./payment-proof.page.js'),
    }),
  ],
  nav: [
    {
      name: 'paymentProofs',
      href: '/admin/payment-proofs',
      permission: 'billing:read',
      icon: 'proof',
      waiting: { of: 'billing', ask: () => import('./waiting.js') },
    },
  ],
} satisfies DeskFeature;
