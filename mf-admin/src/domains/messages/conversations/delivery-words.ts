import type { Delivery } from '@diwan/contracts/messages/conversations/conversation';
import type { useTexts } from '../../../texts.js';

const PROBLEMS: readonly Delivery['state'][] = ['failed', 'stopped', 'unknown'];

/** How an answer by WhatsApp stands, in words; what became of it otherwise than it was written is said, too (NOT-05). */
export function standingOf({ state, by }: Delivery, t: ReturnType<typeof useTexts>) {
  const isProblem = PROBLEMS.includes(state);
  const way = by === 'template' || by === 'email' ? by : 'text';
  const text = way === 'text' || isProblem ? t(`conversations.delivery.${state}`) : t(`conversations.delivery.${way}`);
  return { text, isProblem };
}
