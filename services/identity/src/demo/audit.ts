import { DEMO_ACCOUNTS, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { DEMO_CLIENTS } from '@diwan/contracts/demo/firm';
import { type AuditEntry, AuditLog } from '@diwan/service-kit/audit/audit';
import { InTransaction } from '@diwan/service-kit/store/database';
import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, trusted } from 'mongoose';

/** Notes in the audit log who entered the demo's clients, through its one door: the lines hang together. Adds only what is missing. */
export async function auditDemo(app: INestApplicationContext): Promise<void> {
  const clients = [...DEMO_ACCOUNTS.filter(({ role }) => role === 'client'), ...DEMO_CLIENTS];
  const ids = clients.map(({ id }) => id);
  const entries = app.get<Connection>(getConnectionToken()).model<AuditEntry>('AuditEntry');
  const known = await entries.find({ subject: 'client', subjectId: trusted({ $in: ids }) }, { subjectId: 1 }).lean();
  const noted = new Set(known.map(({ subjectId }) => subjectId));
  const caller = { personId: DEMO_OWNER.id };
  await app.get(InTransaction).run(async (session) => {
    for (const subjectId of ids.filter((id) => !noted.has(id)))
      await app.get(AuditLog).record({ action: 'client.created', subject: 'client', subjectId, caller }, session);
  });
}
