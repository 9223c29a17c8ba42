import { openDatabase, syncIndexes } from '@diwan/service-kit/database';
import { readIdentityConfig } from '../config.js';
import { seedDemo } from './seed.js';

// Loads the demo accounts; may be repeated. Refuses outside of demo mode, where such accounts would be open doors.
const config = readIdentityConfig();
if (!config.DEMO) {
  process.stderr.write('Demo data is loaded only with DEMO=true.\n');
  process.exit(1);
}
const connection = await openDatabase(config, 'identity');
try {
  await seedDemo(connection, config.SECOND_FACTOR_KEY);
  await syncIndexes(connection);
} finally {
  await connection.close();
}
