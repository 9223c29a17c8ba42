import { page } from '../../../frame/desk-page.js';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [
    page({
      path: '/admin/message-templates',
      permission: 'notice:read',
      page: () => import('./message-templates.page.js'),
    }),
  ],
  nav: [
    {
      name: 'messageTemplates',
      href: '/admin/message-templates',
      permission: 'notice:read',
      icon: 'file',
    },
  ],
} satisfies DeskFeature;
