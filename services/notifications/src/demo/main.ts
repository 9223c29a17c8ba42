import { openDatabase, syncIndexes } from '@diwan/service-kit/store/database';
import { readNotificationsConfig } from '../config.js';
import { type NoticeRecord, NoticeSchema } from '../notices/notice.schema.js';
import { seedDemo } from './seed.js';

// Loads messages of the demo's past; may be repeated. Refuses outside of demo mode: the delivery log is proof of what was sent.
const config = readNotificationsConfig();
if (!config.DEMO) {
  process.stderr.write('Demo data is loaded only with DEMO=true.\n');
  process.exit(1);
}
const connection = await openDatabase(config, 'notifications');
try {
  const notices = connection.model<NoticeRecord>('Notice', NoticeSchema);
  await syncIndexes(connection);
  await seedDemo(notices, new Date());
} finally {
  await connection.close();
}
