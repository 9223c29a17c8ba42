import { ENDPOINTS } from '@diwan/contracts/http/all';
import 'reflect-metadata';
import { startService } from '@diwan/service-kit/start-service';
import { chatbotModule } from './chatbot.module.js';
import { readChatbotConfig } from './config.js';
import { chatbotOperations } from './operations.js';

const config = readChatbotConfig();
await startService({
  name: 'chatbot',
  module: chatbotModule(config),
  config,
  endpoints: ENDPOINTS.chatbot,
  operations: chatbotOperations,
});
