import type { DeskFeature } from '../../../frame/feature.js';

/** What clients have stopped stands on their records. */
export default {
  pages: [],
  cards: [
    {
      on: 'client',
      name: 'messages',
      permission: 'client:read',
      place: 70,
      card: () => import('./on-client/client-messages.js'),
    },
  ],
} satisfies DeskFeature;
