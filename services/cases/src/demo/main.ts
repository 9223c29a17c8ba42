import 'reflect-metadata';
import { createApp } from '@diwan/service-kit/app/create-app';
import { Log } from '@diwan/service-kit/app/log';
import { syncIndexes } from '@diwan/service-kit/store/database';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { definition } from '../cases.js';
import { readCasesConfig } from '../config.js';
import { DemoSeed } from './seed.js';

// Loads the demo data into the stores that the environment names, then ends. The service itself need not run.
const config = readCasesConfig();
const app = await createApp(definition(config));
const connection = app.get<Connection>(getConnectionToken());
await syncIndexes(connection);
const cases = await app.get(DemoSeed).load();
app.get(Log).info('demo.loaded', { cases });
await connection.close();
process.exit(0);
