// `npm run audit:check`: walks the audit log of every service and the access log of every document, and says where a chain is broken.
// Reads the database of DATA_DIR, running or not, or the one of MONGODB_URI; heads that were written down are read from AUDIT_ANCHORS.
import path from 'node:path';
import { SERVICES } from '@diwan/contracts/shared/service';
import mongoose from 'mongoose';
import { built } from './setup/built.mjs';
import { dataDir, openStore, prefix } from './setup/open-store.mjs';

const anchors = process.env.AUDIT_ANCHORS ?? path.join(dataDir, 'audit-anchors');

const { uri, close } = await openStore();
const connection = await mongoose.createConnection(uri, { autoIndex: false, autoCreate: false }).asPromise();
let broken = 0;
try {
  for (const service of SERVICES) await checkAudit(service);
  await checkAccesses();
} finally {
  await connection.close();
  await close();
}
console.log(broken === 0 ? 'All logs are whole.' : `${broken} ${broken === 1 ? 'log is' : 'logs are'} broken.`);
process.exitCode = broken === 0 ? 0 : 1;

async function checkAudit(service) {
  const { AuditLog, auditEntrySchema, auditHeadSchema } = await built('packages/service-kit', 'audit/audit.js');
  const { readAnchors } = await built('packages/service-kit', 'audit/audit-anchor.js');
  const { Clock } = await built('packages/service-kit', 'app/clock.js');
  const database = connection.useDb(`${prefix}${service}`);
  const entries = database.model('AuditEntry', auditEntrySchema);
  const log = new AuditLog(entries, database.model('AuditHead', auditHeadSchema), new Clock());
  const known = await readAnchors(anchors, service);
  const place = await log.verify(known);
  if (place === null) {
    const { seq = 0 } = (await log.head()) ?? {};
    console.log(`${service}: ${seq} lines, whole; ${known.size} heads written down outside of the database fit`);
    return;
  }
  broken += 1;
  const entry = await entries.findOne({ seq: place }).lean();
  const what = entry ? `${entry.at} ${entry.action} ${entry.subject} ${entry.subjectId}` : 'missing';
  console.error(`${service}: BROKEN at line ${place} (${what})`);
}

async function checkAccesses() {
  const { AccessLog } = await built('services/cases', 'accesses/access-log.js');
  const { AccessSchema } = await built('services/cases', 'accesses/access.schema.js');
  const { DocumentSchema } = await built('services/cases', 'documents/document.schema.js');
  const { DocumentRepository } = await built('services/cases', 'documents/document.repository.js');
  const database = connection.useDb(`${prefix}cases`);
  const documents = database.model('Document', DocumentSchema);
  const accesses = database.model('DocumentAccess', AccessSchema);
  const log = new AccessLog(accesses, new DocumentRepository(documents));
  let whole = 0;
  for await (const document of documents.find().sort({ _id: 1 }).lean().cursor()) {
    if (await log.isWhole(document)) {
      whole += 1;
      continue;
    }
    broken += 1;
    console.error(`cases: BROKEN access log of document ${document._id}`);
  }
  console.log(`cases: access logs of ${whole} documents are whole`);
}
