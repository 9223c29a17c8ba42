import { useLive } from '@diwan/desk-kit/conversations/use-live';

/** The number in the navigation follows, too. */
const ALSO = [['waiting', 'chatbot', 'conversations']];

/** Keeps every screen in step with the conversations. Draws nothing. */
export default function LiveConversations() {
  useLive('/api/chatbot/conversations/stream', true, ALSO);
  return null;
}
