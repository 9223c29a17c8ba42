import type { ConversationState } from '@diwan/contracts/messages/conversations/conversation';
import { movesBy } from '@diwan/service-kit/deeds/machine';

/** A conversation is closed when there is nothing more to say, and goes on when somebody has. */
const NEXT = { open: ['closed'], closed: ['open'] } as const satisfies Record<
  ConversationState,
  readonly ConversationState[]
>;
const move = movesBy(NEXT);

export const MOVES = { closed: move(['open'], 'closed'), open: move(['closed'], 'open') };
