// Clients who asked for the digest, for `npm run bench:digest`, as the services' own models accept them.
import { built } from '../setup/built.mjs';
import { idOf, nameOf } from './list-rows.mjs';

const BATCH = 500;
const DAY = 86_400_000;
const FIRST = new Date(Date.UTC(2026, 0, 1));

const person = (n, { searchKeys }) => {
  const own = { name: nameOf(n), email: null, phone: `+96178${String(n).padStart(6, '0')}` };
  return {
    ...{ _id: idOf(1, n), ...own, language: n % 2 === 0 ? 'en' : 'ar', createdAt: FIRST },
    client: { since: FIRST, clientType: 'individual', searchKeys: searchKeys(own) },
    messageWishes: [
      { topic: 'digest', channel: 'whatsapp', allowed: true, at: FIRST, how: 'portal', text: 'messages-2026-11' },
    ],
  };
};

const legalCase = (n, { words }) => ({
  ...{ _id: idOf(4, n), clientId: idOf(1, n), clientIds: [idOf(1, n)], clients: [{ id: idOf(1, n), role: null }] },
  ...{ title: `Lease ${n}`, caseNumber: `BENCH/${n}`, numberKey: `bench/${n}`, area: 'tax', status: 'active' },
  ...{ team: [idOf(2, n % 20)], searchWords: words(`Lease ${n}`, `BENCH/${n}`, nameOf(n)), version: 1 },
});

const hearing = (n) => {
  const at = new Date(Date.now() + (1 + (n % 5)) * DAY);
  return {
    ...{ caseId: idOf(4, n), team: [idOf(2, n % 20)], title: `Pleadings ${n}`, at },
    ...{ wallTime: at.toISOString().slice(0, 16), location: 'Beirut', type: 'trial', state: 'scheduled', version: 1 },
  };
};

/** Stores clients with a case and a hearing each, and others who have nothing to be told. */
export async function loadDigestRows(connection, { due, without }) {
  const { searchKeys } = await built('services/identity', 'persons/search-keys.js');
  const { searchWords: words } = await import('@diwan/contracts/shared/search-text');
  const modelOf = async (name, service, file, schema) =>
    connection.useDb(`diwan_${service}`).model(name, (await built(`services/${service}`, file))[schema]);
  const kinds = [
    [await modelOf('person', 'identity', 'persons/person.schema.js', 'PersonSchema'), person, due + without],
    [await modelOf('case', 'cases', 'cases/case.schema.js', 'CaseSchema'), legalCase, due],
    [await modelOf('hearing', 'cases', 'hearings/hearing.schema.js', 'HearingSchema'), hearing, due],
  ];
  for (const [model, row, count] of kinds)
    for (let start = 0; start < count; start += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, n) =>
        row(start + n, { searchKeys, words }),
      );
      await model.insertMany(rows, { ordered: false });
    }
}
