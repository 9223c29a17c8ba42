import 'reflect-metadata';
import { createApp } from '@diwan/service-kit/app/create-app';
import { syncIndexes } from '@diwan/service-kit/store/database';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { readIdentityConfig } from '../config.js';
import { identity } from '../identity.js';
import { auditDemo } from './audit.js';
import { seedDelegates } from './delegates.js';
import { seedOwnData } from './own-data.js';
import { seedDemo } from './seed.js';

// Loads the demo accounts; may be repeated. Refuses outside of demo mode, where such accounts would be open doors.
const config = readIdentityConfig();
if (!config.DEMO) {
  process.stderr.write('Demo data is loaded only with DEMO=true.\n');
  process.exit(1);
}
const app = await createApp(identity(config));
const connection = app.get<Connection>(getConnectionToken());
await seedDemo(connection, config.SECOND_FACTOR_KEY);
await seedDelegates(connection, new Date());
await seedOwnData(connection, new Date());
await syncIndexes(connection);
await auditDemo(app);
await connection.close();
process.exit(0);
