import { page } from '@diwan/mf-kit';
import type { DeskFeature } from '../../../frame/feature.js';

/** Pages and navigation. */
export default {
  pages: [page({ path: '/admin/message-templates', page: () => import('./message-templates.page.js') })],
  nav: [
    {
      name: 'messageTemplates',
      href: '/admin/message-templates',
      permission: 'notice:read',
      icon: 'file',
    },
  ],
} satisfies DeskFeature;
