import { HTTP_MODULES } from '@diwan/contracts/derived/http/chatbot';
import { endpointsOf } from '@diwan/contracts/http/endpoints-of';
import { reachOfLead, statusOfLead } from '@diwan/contracts/intake/leads/questions';
import { MOVED_BY_MERGE } from '@diwan/contracts/people/client-merges/questions';
import { RECORDS_OF_CLIENT } from '@diwan/contracts/people/clients/questions';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import type { ServiceDefinition } from '@diwan/service-kit/app/create-app';
import { Module } from '@nestjs/common';
import type { ChatbotConfig } from './config.js';
import { LeadsModule } from './leads/leads.module.js';

/** The requests for consultations. */
@Module({ imports: [LeadsModule] })
export class ChatbotService {}

/** What this service is: its endpoints, the questions it answers and its nouns. */
export const definition = (config: ChatbotConfig): ServiceDefinition => ({
  name: 'chatbot',
  module: ChatbotService,
  config,
  endpoints: endpointsOf('chatbot', HTTP_MODULES),
  operations: [reachOfLead, statusOfLead, MOVED_BY_MERGE.chatbot, RECORDS_OF_CLIENT.chatbot, DATA_OF_PERSON.chatbot],
});
