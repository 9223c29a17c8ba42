import { listConversations } from '@diwan/contracts/messages/conversations/http';
import { callApi } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';

const SHOWN = 5;

/** Conversations with something that nobody has read, those whose last message is oldest first. */
const ask: AskWaiting = async ({ t, signal }) => {
  const query = { filter: 'unread', sort: 'lastAt', limit: SHOWN } as const;
  const { items, total, exact } = await callApi(listConversations, { query }, { signal });
  const lines = items.map(({ id, person, case: about, lastText, lastAt }) => ({
    ...{ id, text: lastText, at: lastAt },
    detail: [person.name, about?.title].filter(Boolean).join(' · '),
    href: `/admin/conversations/${id}`,
    action: t('conversations.answer'),
  }));
  return { count: total, exact, lines };
};
export default ask;
