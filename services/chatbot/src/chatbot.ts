import { HTTP_MODULES } from '@diwan/contracts/derived/http/chatbot';
import { endpointsOf } from '@diwan/contracts/http/endpoints-of';
import { promiseOfLead, reachOfLead } from '@diwan/contracts/intake/leads/questions';
import { messageNotice } from '@diwan/contracts/messages/conversations/questions';
import { MOVED_BY_MERGE } from '@diwan/contracts/people/client-merges/questions';
import { RECORDS_OF_CLIENT } from '@diwan/contracts/people/clients/questions';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import type { ServiceDefinition } from '@diwan/service-kit/app/create-app';
import { Module } from '@nestjs/common';
import { CannedAnswersModule } from './canned-answers/canned-answers.module.js';
import type { ChatbotConfig } from './config.js';
import { ConversationsModule } from './conversations/conversations.module.js';
import { LeadsModule } from './leads/leads.module.js';

/** The requests for consultations, and the conversations with clients. */
@Module({ imports: [CannedAnswersModule, ConversationsModule, LeadsModule] })
export class ChatbotService {}

/** What this service is: its endpoints, the questions it answers and its nouns. */
export const definition = (config: ChatbotConfig): ServiceDefinition => ({
  name: 'chatbot',
  module: ChatbotService,
  config,
  endpoints: endpointsOf('chatbot', HTTP_MODULES),
  operations: [
    messageNotice,
    promiseOfLead,
    reachOfLead,
    MOVED_BY_MERGE.chatbot,
    RECORDS_OF_CLIENT.chatbot,
    DATA_OF_PERSON.chatbot,
  ],
});
