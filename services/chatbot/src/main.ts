import { startService } from '@diwan/service-kit/start-service';
import { definition } from './chatbot.js';
import { readChatbotConfig } from './config.js';

await startService(definition(readChatbotConfig()));
