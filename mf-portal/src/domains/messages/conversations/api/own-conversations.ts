import type { Written } from '@diwan/contracts/messages/conversations/conversation';
import {
  beginOwnConversation,
  getOwnConversation,
  listOwnConversations,
  listOwnMessages,
  type OwnConversation,
  type OwnMessage,
  readOwnConversation,
  sendOwnFile,
  sendOwnMessage,
} from '@diwan/contracts/messages/conversations/own.http';
import type { SendFile } from '@diwan/desk-kit/conversations/use-attachments';
import { CONVERSATIONS } from '@diwan/desk-kit/conversations/use-live';
import { callApi, uploadFile } from '@diwan/mf-kit';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';

export type Conversation = z.infer<typeof OwnConversation>;
export type Message = z.infer<typeof OwnMessage>;

/** A page of the client's conversations, what was written last first. */
export const useOwnConversations = (page: number) =>
  useQuery({
    queryKey: [...CONVERSATIONS, 'list', page],
    queryFn: ({ signal }) => callApi(listOwnConversations, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useOwnConversation = (id: string) =>
  useQuery({
    queryKey: [...CONVERSATIONS, 'one', id],
    queryFn: ({ signal }) => callApi(getOwnConversation, { params: { id } }, { signal }),
  });

/** Its messages: the latest, and earlier ones when they are asked for. */
export const useOwnMessages = (id: string) =>
  useInfiniteQuery({
    queryKey: [...CONVERSATIONS, 'messages', id],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listOwnMessages,
        { params: { id }, query: { limit: 50, ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ items, hasEarlier }) => (hasEarlier ? items[0]?.id : undefined),
  });

/** Writes; what is on show follows. */
export function useWriting() {
  const queries = useQueryClient();
  const shown = () => queries.invalidateQueries({ queryKey: CONVERSATIONS });
  return {
    async begin(caseId: string | null, message: Written): Promise<Conversation> {
      const begun = await callApi(beginOwnConversation, { body: { caseId, message } });
      await shown();
      return begun;
    },
    async goOn(id: string, body: Written): Promise<void> {
      await callApi(sendOwnMessage, { params: { id }, body });
      await shown();
    },
    async read(id: string, upTo: string): Promise<void> {
      await callApi(readOwnConversation, { params: { id }, body: { upTo } });
      await shown();
    },
  };
}

/** Sends a file ahead of its message. */
export const sendFile: SendFile = (file, options) => uploadFile(sendOwnFile, {}, file, options);

/** Where a file of a conversation is read. */
export const ownFileHref = (id: string) => (file: string) => `/api/chatbot/own/conversations/${id}/files/${file}`;
