import { startService } from '@diwan/service-kit/app/start-service';
import { definition } from './chatbot.js';
import { readChatbotConfig } from './config.js';

await startService(definition(readChatbotConfig()));
