import { openDatabase, syncIndexes } from '@diwan/service-kit/store/database';
import { readChatbotConfig } from '../config.js';
import {
  type ConversationRecord,
  ConversationSchema,
  type MessageRecord,
  MessageSchema,
} from '../conversations/conversation.schema.js';
import { type LeadRecord, LeadSchema } from '../leads/lead.schema.js';
import { seedDemo } from './seed.js';
import { seedThreads } from './seed-threads.js';

// Loads requests and conversations of the demo's past; may be repeated. Refuses outside of demo mode: a consent is given, not made.
const config = readChatbotConfig();
if (!config.DEMO) {
  process.stderr.write('Demo data is loaded only with DEMO=true.\n');
  process.exit(1);
}
const connection = await openDatabase(config, 'chatbot');
try {
  const leads = connection.model<LeadRecord>('Lead', LeadSchema);
  const conversations = connection.model<ConversationRecord>('Conversation', ConversationSchema);
  const messages = connection.model<MessageRecord>('ConversationMessage', MessageSchema);
  await syncIndexes(connection);
  await seedDemo(leads);
  await seedThreads(conversations, messages, new Date());
} finally {
  await connection.close();
}
