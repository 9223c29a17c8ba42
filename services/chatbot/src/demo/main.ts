import { openDatabase, syncIndexes } from '@diwan/service-kit/store/database';
import { readChatbotConfig } from '../config.js';
import { type LeadRecord, LeadSchema } from '../leads/lead.schema.js';
import { seedDemo } from './seed.js';

// Loads requests of the demo's past; may be repeated. Refuses outside of demo mode: a consent is given, not made.
const config = readChatbotConfig();
if (!config.DEMO) {
  process.stderr.write('Demo data is loaded only with DEMO=true.\n');
  process.exit(1);
}
const connection = await openDatabase(config, 'chatbot');
try {
  const leads = connection.model<LeadRecord>('Lead', LeadSchema);
  await syncIndexes(connection);
  await seedDemo(leads);
} finally {
  await connection.close();
}
