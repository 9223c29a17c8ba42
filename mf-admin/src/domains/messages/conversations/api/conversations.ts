import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { Written } from '@diwan/contracts/messages/conversations/conversation';
import {
  assignConversation,
  beginConversation,
  type Conversation as ConversationSchema,
  getConversation,
  type InboxFilter,
  listAssignees,
  listConversations,
  listMessages,
  moveConversation,
  noteInConversation,
  readConversation,
  replyInConversation,
  type StaffMessage,
  sendFile as sendFileRow,
  whatsappWindow,
} from '@diwan/contracts/messages/conversations/http';
import type { SendFile } from '@diwan/desk-kit/conversations/use-attachments';
import { CONVERSATIONS } from '@diwan/desk-kit/conversations/use-live';
import { callApi, uploadFile } from '@diwan/mf-kit';
import {
  keepPreviousData,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type * as z from 'zod/mini';

export type Conversation = z.infer<typeof ConversationSchema>;
export type Message = z.infer<typeof StaffMessage>;

interface Inbox {
  filter?: InboxFilter;
  search?: string;
  page?: number;
  personId?: string;
  caseId?: string;
  limit?: number;
}

/** Conversations of the inbox, or of a client or a case. */
export const useInbox = (query: Inbox): UseQueryResult<ResponseOf<typeof listConversations>> =>
  useQuery({
    queryKey: [...CONVERSATIONS, 'inbox', query],
    queryFn: ({ signal }) => callApi(listConversations, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useConversation = (id: string) =>
  useQuery({
    queryKey: [...CONVERSATIONS, 'one', id],
    queryFn: ({ signal }) => callApi(getConversation, { params: { id } }, { signal }),
  });

/** Until when an answer goes out by WhatsApp. */
export const useWhatsappWindow = (id: string) =>
  useQuery({
    queryKey: [...CONVERSATIONS, 'whatsapp', id],
    queryFn: ({ signal }) => callApi(whatsappWindow, { params: { id } }, { signal }),
  });

/** Its messages and notes: the latest, and earlier ones when they are asked for. */
export const useMessages = (id: string) =>
  useInfiniteQuery({
    queryKey: [...CONVERSATIONS, 'messages', id],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listMessages,
        { params: { id }, query: { limit: 50, ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ items, hasEarlier }) => (hasEarlier ? items[0]?.id : undefined),
    refetchInterval: ({ state }) => nextLook(state.data?.pages[0]?.items ?? []),
  });

const UNDER_WAY = { queued: 2000, sent: 15_000 };

/** When the provider may have told more of what was just answered, in milliseconds; an hour later it is not looked at by itself. */
function nextLook(messages: readonly Message[]): number | false {
  const last = messages.findLast(({ delivery }) => delivery !== null);
  if (last?.delivery?.state !== 'queued' && last?.delivery?.state !== 'sent') return false;
  return Date.now() - Date.parse(last.sentAt) < 3_600_000 && UNDER_WAY[last.delivery.state];
}

/** Who may take care of conversations; asked when the choice is drawn. */
export const useAssignees = () =>
  useQuery({
    queryKey: ['conversation-assignees'],
    queryFn: ({ signal }) => callApi(listAssignees, undefined, { signal }),
  });

/** Writes to a client; the conversation is the one that is there, or a new one. */
export function useBegin() {
  const queries = useQueryClient();
  return async (body: InputOf<typeof beginConversation>['body']): Promise<Conversation> => {
    const conversation = await callApi(beginConversation, { body });
    await queries.invalidateQueries({ queryKey: CONVERSATIONS });
    return conversation;
  };
}

/** What staff do with a conversation; what is on show follows. */
export function useDeeds(id: string) {
  const queries = useQueryClient();
  const params = { id };
  const shown = () => queries.invalidateQueries({ queryKey: CONVERSATIONS });
  return {
    async reply(body: Written): Promise<void> {
      await callApi(replyInConversation, { params, body });
      await shown();
    },
    async note(text: string): Promise<void> {
      await callApi(noteInConversation, { params, body: { text } });
      await shown();
    },
    async assign(assigneeId: string | null, version: number): Promise<void> {
      await callApi(assignConversation, { params, body: { assigneeId, version } }).finally(shown);
    },
    async move(to: 'open' | 'closed', version: number): Promise<void> {
      await callApi(moveConversation, { params, body: { to, version } }).finally(shown);
    },
    async read(upTo: string): Promise<void> {
      await callApi(readConversation, { params, body: { upTo } });
      await shown();
    },
  };
}

/** Sends a file ahead of its message. */
export const sendFile: SendFile = (file, options) => uploadFile(sendFileRow, {}, file, options);

/** Where a file of a conversation is read. */
export const fileHref = (id: string) => (file: string) => `/api/chatbot/conversations/${id}/files/${file}`;
