import { ENDPOINTS } from '@diwan/contracts/http/all';
import { reachOfLead, statusOfLead } from '@diwan/contracts/intake/leads/questions';
import type { ServiceDefinition } from '@diwan/service-kit/create-app';
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
  endpoints: ENDPOINTS.chatbot,
  operations: [reachOfLead, statusOfLead],
});
