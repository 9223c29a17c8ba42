import { openDatabase, syncIndexes } from '@diwan/service-kit/store/database';
import { readBillingConfig } from '../config.js';
import { seedDemo } from './seed.js';

// Loads the demo data; may be repeated. Refuses outside of demo mode.
const config = readBillingConfig();
if (!config.DEMO) {
  process.stderr.write('Demo data is loaded only with DEMO=true.\n');
  process.exit(1);
}
const connection = await openDatabase(config, 'billing');
try {
  await seedDemo(connection);
  await syncIndexes(connection);
} finally {
  await connection.close();
}
