import 'reflect-metadata';
import { chatbotEndpoints } from '@diwan/contracts/http/chatbot';
import { startService } from '@diwan/service-kit/start-service';
import { chatbotModule } from './chatbot.module.js';
import { readChatbotConfig } from './config.js';
import { chatbotOperations } from './operations.js';

const config = readChatbotConfig();
await startService({
  name: 'chatbot',
  module: chatbotModule(config),
  config,
  endpoints: chatbotEndpoints,
  operations: chatbotOperations,
});
