import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  listMessageTemplates,
  refreshMessageTemplates,
  submitMessageTemplates,
} from '@diwan/contracts/messages/message-templates/http';
import type { Language } from '@diwan/contracts/shared/language';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

type Listed = ResponseOf<typeof listMessageTemplates>;
/** A template of a message, in both languages. */
export type MessageTemplate = Listed['items'][number];
/** How it stands in one of them. */
export type Registration = MessageTemplate['languages']['en'];

/** One template in one language. */
export interface TemplateKey {
  name: string;
  language: Language;
}

/** Where the list is kept. */
export const TEMPLATES_KEY = ['message-templates'];

/** While something is on its way to WhatsApp, the list is asked for again after so many milliseconds. */
const ON_ITS_WAY = 4000;

/** A page of templates. */
export const useMessageTemplates = (query: Partial<InputOf<typeof listMessageTemplates>['query']>) =>
  useQuery({
    queryKey: [...TEMPLATES_KEY, query],
    queryFn: ({ signal }) => callApi(listMessageTemplates, { query: { limit: 100, ...query } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data && isOnItsWay(data) ? ON_ITS_WAY : false),
  });

const isOnItsWay = ({ counts }: Listed): boolean => counts.submitted + counts.received + counts.pending > 0;

/** Asks WhatsApp to approve some. */
export const submit = (templates: TemplateKey[]) => callApi(submitMessageTemplates, { body: { templates } });

/** Asks the provider how they stand. */
export const refresh = () => callApi(refreshMessageTemplates);
