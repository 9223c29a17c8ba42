import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SERVICES } from '@diwan/contracts/shared/service';
import { socketDirectory } from '@diwan/embedded-mongo/store/data-directory';
import mongoose from 'mongoose';

/** What nobody confirmed is sent again after 5, 10, 20 and 40 seconds: time for all of these. */
const SETTLE_MS = 120_000;

/**
 * Events of before `until` that some consumer has not confirmed (F-5), of all services. What is late gets time; what is left then is told
 * with its service, name and whom it waits for.
 */
export async function unsettledEvents(dataDir, until) {
  const socket = path.join(socketDirectory(path.join(dataDir, 'mongodb')), 'mongo.sock');
  const connection = await mongoose
    .createConnection(`mongodb://${encodeURIComponent(socket)}/`, { autoIndex: false, autoCreate: false })
    .asPromise();
  try {
    for (const end = Date.now() + SETTLE_MS; ; await delay(2000)) {
      const { events, odd } = await readOutboxes(connection, until);
      if (odd.length === 0 || Date.now() > end) return { events, unsettled: odd.length, odd };
    }
  } finally {
    await connection.close();
  }
}

async function readOutboxes(connection, until) {
  let events = 0;
  const odd = [];
  for (const service of SERVICES) {
    const outbox = connection.useDb(`diwan_${service}`).collection('outbox');
    events += await outbox.countDocuments({ occurredAt: { $lte: until } });
    const rows = await outbox.find({ settledAt: null, occurredAt: { $lte: until } }).toArray();
    for (const { _id, name, waitingFor, relays } of rows)
      odd.push(`${service} ${name} ${_id} waits for ${waitingFor.join(', ')} after ${relays} relays`);
  }
  return { events, odd };
}
