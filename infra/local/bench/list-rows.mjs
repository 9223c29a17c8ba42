// Rows for `npm run bench:lists`, as the services' own models accept them.
import { DEFAULT_CATEGORY } from '@diwan/contracts/site/categories/category';
import { CONTACT_AREAS } from '@diwan/contracts/site/practice-areas/practice-area';
import mongoose from 'mongoose';
import { built } from '../setup/built.mjs';

const HOUR = 3_600_000;
const FIRST_NAMES = ['Nadia', 'Karim', 'Layla', 'Omar', 'Rima', 'Samir', 'Hala', 'Fadi', 'Maya', 'Ziad'];
const LAST_NAMES = ['Mansour', 'Haddad', 'Khoury', 'Saab', 'Nassar', 'Fares', 'Aoun', 'Sleiman', 'Rizk', 'Daher'];
const STATES = ['sent', 'failed', 'unknown', 'cancelled'];

/** A made-up id that tells whose it is: clients are 1, lawyers 2. */
export const idOf = (kind, number) => `${kind}${String(number).padStart(23, '0')}`;

const first = (n) => FIRST_NAMES[n % 10];
const last = (n) => LAST_NAMES[Math.floor(n / 10) % 10];
const since = (n) => new Date(Date.now() - (200_000 - n) * HOUR);
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
    consent: { version: '1', at: since(n), addressHash: 'x' },
    createdAt: since(n),
  }),
  person: (n, { searchKeys }) => {
    const own = { name: `${first(n)} ${last(n)}`, email: `client${n}@example.com`, phone: phone(n) };
    const client = { since: since(n), clientType: 'individual', searchKeys: searchKeys(own) };
    return { _id: idOf(1, n), ...own, language: 'en', createdAt: since(n), client };
  },
  case: (n, { words }) => ({
    clientId: idOf(1, n),
    title: `${last(n)} against a former landlord`,
    caseNumber: `BENCH/${n}`,
    numberKey: `bench/${n}`,
    area: 'criminal',
    status: ['active', 'pending', 'closed'][n % 3],
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
    caseId: idOf(4, n % 5000),
    clientId: idOf(1, n % 5000),
    title: `Statement ${n}`,
    documentType: 'general',
    confidentialityLevel: 'normal',
    fileName: 'statement.pdf',
    mime: 'application/pdf',
    fileSize: 1000,
    sha256: 'x',
    objectKey: `bench/${n}`,
    visibleToClient: true,
    uploadedBy: idOf(2, 1),
    createdAt: since(n),
  }),
};

/** Where each kind of row is kept: service, model, built schema. */
const MODELS = {
  lead: ['chatbot', 'leads/lead.schema.js', 'LeadSchema'],
  person: ['identity', 'people/person.schema.js', 'personSchema'],
  case: ['cases', 'cases/case.schema.js', 'CaseSchema'],
  notice: ['notifications', 'notices/notice.schema.js', 'NoticeSchema'],
  article: ['news', 'articles/article.schema.js', 'ArticleSchema'],
  document: ['cases', 'documents/document.schema.js', 'DocumentSchema'],
};

/** Adds rows `from` to `to` of every list. */
export async function loadRows(mongodbUri, from, to) {
  const { searchKeys } = await built('services/identity', 'people/search-keys.js');
  const { searchWords: words } = await import('@diwan/contracts/shared/search-text');
  const connection = await mongoose.createConnection(mongodbUri, { autoIndex: false, autoCreate: false }).asPromise();
  for (const [kind, [service, file, schema]] of Object.entries(MODELS)) {
    const model = connection.useDb(`diwan_${service}`).model(kind, (await built(`services/${service}`, file))[schema]);
    for (let start = from; start < to; start += 1000) {
      const count = Math.min(1000, to - start);
      await model.insertMany(
        Array.from({ length: count }, (_, n) => ROWS[kind](start + n, { searchKeys, words })),
        { ordered: false, throwOnValidationError: true },
      );
    }
  }
  await connection.close();
}
