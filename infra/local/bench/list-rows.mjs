// Rows for `npm run bench:lists`, as the services' own models accept them.
import assert from 'node:assert/strict';
import { DEFAULT_CATEGORY } from '@diwan/contracts/site/categories/category';
import { CONTACT_AREAS } from '@diwan/contracts/site/practice-areas/practice-area';
import mongoose from 'mongoose';
import { built } from '../setup/built.mjs';

const BATCH = 1000;
const HOUR = 3_600_000;
const FIRST_NAMES = ['Nadia', 'Karim', 'Layla', 'Omar', 'Rima', 'Samir', 'Hala', 'Fadi', 'Maya', 'Ziad'];
const LAST_NAMES = ['Mansour', 'Haddad', 'Khoury', 'Saab', 'Nassar', 'Fares', 'Aoun', 'Sleiman', 'Rizk', 'Daher'];
const STATES = ['sent', 'failed', 'unknown', 'cancelled'];

/** A made-up id that tells whose it is: clients are 1, lawyers 2, documents 3, cases 4. */
export const idOf = (kind, number) => `${kind}${String(number).padStart(23, '0')}`;

const first = (n) => FIRST_NAMES[n % 10];
const last = (n) => LAST_NAMES[Math.floor(n / 10) % 10];
/** Of the person with this number. */
export const nameOf = (n) => `${first(n)} ${last(n)}`;
const since = (n) => new Date(Date.now() - (200_000 - n) * HOUR);
/** Every tenth row belongs to the same case, the others to one each. */
const caseNumberOf = (n) => (n % 10 === 0 ? 1 : n);
const caseOf = (n) => idOf(4, caseNumberOf(n));
/** The case's team. */
const teamOf = (n) => [idOf(2, caseNumberOf(n) % 20)];
/** Two a day, as far into the past as into the future: a month holds as many however many there are. */
const around = (n) => new Date(Date.now() + (n % 2 === 0 ? n : -n) * 6 * HOUR);
const phone = (n) => `+96178${String(n).padStart(6, '0')}`;

/** One row of each list; `n` makes it unlike the others. */
const ROWS = {
  lead: (n) => ({
    reference: `B-${n}`,
    firstName: first(n),
    lastName: last(n),
    phone: phone(n),
    area: Object.keys(CONTACT_AREAS)[0],
    channel: 'phone',
    message: 'A question about a contract that was not kept.',
    source: '/contact',
    language: 'en',
    status: n % 10 === 0 ? 'new' : 'contacted',
    respondBy: since(n),
    owedBy: n % 10 === 0 ? since(n) : null,
    owner: n % 20 === 0 ? idOf(2, 1) : null,
    consent: { version: '1', at: since(n), addressHash: 'x' },
    createdAt: since(n),
  }),
  person: (n, { searchKeys }) => {
    const own = { name: nameOf(n), email: `client${n}@example.com`, phone: phone(n) };
    const client = { since: since(n), clientType: 'individual', searchKeys: searchKeys(own) };
    return { _id: idOf(1, n), ...own, language: 'en', createdAt: since(n), client };
  },
  case: (n, { words }) => ({
    _id: idOf(4, n),
    clientId: idOf(1, n),
    clientIds: [idOf(1, n)],
    clients: [{ id: idOf(1, n), role: null }],
    title: `${last(n)} against a former landlord`,
    caseNumber: `BENCH/${n}`,
    numberKey: `bench/${n}`,
    area: n % 2 === 0 ? 'criminal' : 'tax',
    status: ['active', 'pending', 'closed'][n % 3],
    archivedAt: n % 4 === 3 ? since(n) : null,
    team: [idOf(2, n % 20)],
    searchWords: words(`${last(n)} against a former landlord`, `BENCH/${n}`, `${first(n)} ${last(n)}`),
    version: 1,
    createdAt: since(n),
  }),
  notice: (n) => ({
    family: 'document_shared',
    channel: 'whatsapp',
    personId: idOf(1, n),
    facts: { documentId: idOf(3, n), sharing: 1 },
    dedupeKey: `bench ${n}`,
    state: STATES[n % 100 === 0 ? 1 : n % 101 === 0 ? 2 : 0],
    nextAttemptAt: since(n),
    correlationId: `bench-${n}`,
    createdAt: since(n),
  }),
  article: (n) => ({
    slug: `bench-${n}`,
    language: 'en',
    pair: `bench-${n}`,
    kind: n % 5 === 0 ? 'news' : 'article',
    category: DEFAULT_CATEGORY,
    title: `What a tenant may ask, part ${n}`,
    markdown: 'Some paragraphs of text about leases. '.repeat(20),
    published: true,
    publishedAt: since(n),
    createdAt: since(n),
  }),
  document: (n) => ({
    _id: idOf(3, n),
    caseId: caseOf(n),
    clientId: idOf(1, n % 5000),
    title: `Statement ${n}`,
    titleKey: `statement ${String(n).padStart(9, '0')}`,
    searchWords: ['statement', String(n), 'pdf'],
    shownWords: ['statement', String(n)],
    deletedAt: null,
    fileAt: since(n),
    documentType: 'general',
    confidentialityLevel: 'normal',
    fileName: 'statement.pdf',
    mime: 'application/pdf',
    fileSize: 1000,
    sha256: 'x',
    objectKey: `bench/${n}`,
    readers: [
      { clientId: idOf(1, n % 5000), sharing: 1, sharedAt: since(n), hiddenAt: null, opened: 0, openedAt: null },
    ],
    uploadedBy: idOf(2, 1),
    createdAt: since(n),
  }),
  hearing: (n) => ({
    caseId: caseOf(n),
    team: teamOf(n),
    title: `Pleadings ${n}`,
    wallTime: around(n).toISOString().slice(0, 16),
    at: around(n),
    location: 'Beirut',
    type: ['trial', 'hearing', 'conference'][n % 3],
    lawyerId: idOf(2, n % 20),
    state: n % 2 === 0 ? 'scheduled' : 'held',
    version: 1,
  }),
  task: (n) => {
    const isOfCase = n % 5 !== 0;
    const owner = idOf(2, n % 20);
    return {
      kind: 'by_hand',
      text: { en: `File the reply of ${last(n)}`, ar: '' },
      state: ['open', 'open', 'done'][n % 3],
      priority: 'normal',
      ownerId: owner,
      permission: 'task:write',
      forWhom: owner,
      reach: isOfCase ? [`case:${caseOf(n)}`] : [owner],
      team: isOfCase ? teamOf(n) : [owner],
      caseId: isOfCase ? caseOf(n) : null,
      dueAt: around(n),
      sortAt: around(n),
      wakesAt: new Date(0),
      movedAt: since(n),
      version: 1,
    };
  },
  shareRequest: (n) => ({
    documentId: idOf(3, n),
    caseId: caseOf(n),
    team: teamOf(n),
    personId: idOf(1, n),
    recipientName: `${first(n)} ${last(n)}`,
    recipientPhone: phone(n),
    recipientLanguage: 'en',
    reason: 'My bank asks for it.',
    state: n % 10 === 0 ? 'open' : 'refused',
    createdAt: since(n),
  }),
  request: (n) => ({
    caseId: caseOf(n),
    team: teamOf(n),
    clientId: idOf(1, n),
    askedOf: [idOf(1, n)],
    title: { en: 'Papers for the court', ar: '' },
    items: [
      { title: { en: 'Passport', ar: '' }, explanation: {}, kind: 'file', documentType: 'general', state: 'open' },
    ],
    state: n % 10 === 0 ? 'open' : n % 10 === 1 ? 'answered' : 'closed',
    waitsSince: n % 10 === 1 ? since(n) : null,
    askedBy: idOf(2, 1),
    version: 1,
    createdAt: since(n),
  }),
  timelineLine: (n) => ({
    caseId: caseOf(n),
    at: since(n),
    kind: 'case',
    happening: 'case.opened',
    subjectId: caseOf(n),
    title: { en: 'Case', ar: 'قضية' },
    seenBy: n % 10 === 0 ? [idOf(1, 1)] : [],
  }),
  access: (n) => ({
    documentId: idOf(3, n % 10 === 0 ? 1 : n),
    sequence: 1_000_000 + n,
    previousHash: '',
    hash: 'x',
    personId: idOf(1, n),
    action: 'view',
    outcome: 'granted',
    reason: null,
    severity: null,
    grantId: null,
    address: '192.0.2.1',
    at: since(n),
  }),
  auditEntry: (n) => ({
    // Behind those that the demo's own deeds have written.
    seq: 1_000_000 + n,
    at: since(n).toISOString(),
    action: n % 10 === 0 ? 'document.shared' : 'case.changed',
    subject: n % 10 === 0 ? 'Document' : 'LegalCase',
    subjectId: idOf(4, n),
    personId: idOf(2, n % 20),
    correlationId: `bench-${n}`,
    previousHash: 'x',
    hash: 'x',
  }),
  alarm: (n) => ({
    kind: 'session_ended',
    personId: idOf(1, n),
    since: since(n),
    lastAt: since(n),
    // Those seen long ago are forgotten.
    acknowledgedAt: n % 10 === 0 ? null : new Date(Date.now() - HOUR),
    acknowledgedBy: n % 10 === 0 ? null : idOf(2, 1),
  }),
};

/** Where each kind of row is kept: service, built schema, and whose it is where it is not the service's own. */
const MODELS = {
  lead: ['chatbot', 'leads/lead.schema.js', 'LeadSchema'],
  person: ['identity', 'persons/person.schema.js', 'PersonSchema'],
  case: ['cases', 'cases/case.schema.js', 'CaseSchema'],
  notice: ['notifications', 'notices/notice.schema.js', 'NoticeSchema'],
  article: ['news', 'articles/article.schema.js', 'ArticleSchema'],
  document: ['cases', 'documents/document.schema.js', 'DocumentSchema'],
  hearing: ['cases', 'hearings/hearing.schema.js', 'HearingSchema'],
  task: ['cases', 'tasks/task.schema.js', 'TaskSchema'],
  shareRequest: ['cases', 'share-requests/share-request.schema.js', 'ShareRequestSchema'],
  request: ['cases', 'requests/request.schema.js', 'RequestSchema'],
  timelineLine: ['cases', 'timeline/timeline.schema.js', 'TimelineSchema'],
  access: ['cases', 'accesses/access.schema.js', 'AccessSchema'],
  auditEntry: ['cases', 'audit/audit.js', 'auditEntrySchema', 'packages/service-kit'],
  alarm: ['notifications', 'alarms/alarm.schema.js', 'AlarmSchema'],
};

/**
 * Stores rows as the model would, without making a document of each: that takes ten times as long as storing them. What the model adds and
 * turns into other types is read off the first row, which it does in full; the others get the same at the same places.
 */
async function asStored(model, rows) {
  const document = new model(rows[0]);
  await document.validate();
  // Only where the schema has them; otherwise set when a document is saved.
  document.initializeTimestamps?.();
  const pattern = document.toObject({ depopulate: true, flattenMaps: true });
  const stored = rows.map((row, at) => (at === 0 ? pattern : like(pattern, row)));
  if (rows.length > 1) await checkLike(model, rows.at(-1), stored.at(-1));
  return stored;
}

/** A value in the types of another one: ids where it has ids, the other's fields where it says nothing of them. */
function like(pattern, value) {
  if (value === undefined || pattern === null || pattern === undefined) return value;
  if (pattern instanceof mongoose.Types.ObjectId) return new mongoose.Types.ObjectId(value ?? undefined);
  if (value === null || value instanceof Date) return value;
  if (Array.isArray(pattern)) return pattern.length === 0 ? value : value.map((one) => like(pattern[0], one));
  if (typeof pattern !== 'object' || pattern instanceof Date) return value;
  const made = {};
  for (const [field, known] of Object.entries(pattern)) {
    // Each document has an id of its own.
    const isOwnId = field === '_id' && value._id === undefined && known instanceof mongoose.Types.ObjectId;
    made[field] = isOwnId ? new mongoose.Types.ObjectId() : field in value ? like(known, value[field]) : known;
  }
  return made;
}

/** Stops the bench where a row is not what the model would have stored. */
async function checkLike(model, row, stored) {
  const { _id, createdAt, updatedAt } = stored;
  const document = new model({ createdAt, updatedAt, ...row, _id });
  await document.validate();
  assert.deepEqual(plain(document.toObject({ depopulate: true, flattenMaps: true })), plain(stored), model.modelName);
}

/** Comparable: as JSON, without ids, which each document has of its own. */
const plain = (value) => JSON.parse(JSON.stringify(value, (key, one) => (key === '_id' ? undefined : one)));

/** Adds rows `from` to `to` of every list, or of some kinds of rows. */
export async function loadRows(mongodbUri, from, to, kinds = Object.keys(MODELS)) {
  const { searchKeys } = await built('services/identity', 'persons/search-keys.js');
  const { searchWords: words } = await import('@diwan/contracts/shared/search-text');
  const connection = await mongoose.createConnection(mongodbUri, { autoIndex: false, autoCreate: false }).asPromise();
  for (const kind of kinds) {
    const [service, file, schema, folder = `services/${service}`] = MODELS[kind];
    const model = connection.useDb(`diwan_${service}`).model(kind, (await built(folder, file))[schema]);
    for (let start = from; start < to; start += BATCH) {
      const count = Math.min(BATCH, to - start);
      const rows = Array.from({ length: count }, (_, n) => ROWS[kind](start + n, { searchKeys, words }));
      await model.collection.insertMany(await asStored(model, rows), { ordered: false });
    }
  }
  await connection.close();
}
