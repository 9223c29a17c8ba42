import 'reflect-metadata';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { createApp } from '@diwan/service-kit/app/create-app';
import { Log } from '@diwan/service-kit/app/log';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { syncIndexes } from '@diwan/service-kit/store/database';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { definition } from '../billing.js';
import { readBillingConfig } from '../config.js';
import { DemoBooks } from './demo-books.js';
import { DemoExpenses } from './demo-expenses.js';
import { DemoFunds } from './demo-funds.js';
import { DemoPlans } from './demo-plans.js';
import { seedDemo } from './seed.js';
import { seedAfterBills } from './seed-after-bills.js';

// Loads the demo data into the stores that the environment names, then ends; may be repeated. Refuses outside of demo mode.
const config = readBillingConfig();
if (!config.DEMO) {
  process.stderr.write('Demo data is loaded only with DEMO=true.\n');
  process.exit(1);
}
const app = await createApp(definition(config));
const connection = app.get<Connection>(getConnectionToken());
await syncIndexes(connection);
await seedDemo(connection);
const happenings = await app.get(DemoBooks).load();
await seedAfterBills(connection, app.get<ObjectStore>(OBJECT_STORE, { strict: false }), beirutDate(new Date()));
await app.get(DemoFunds).load();
await app.get(DemoPlans).load();
const expenses = await app.get(DemoExpenses).load();
app.get(Log).info('demo.loaded', { happenings, expenses });
await connection.close();
process.exit(0);
