import { setTimeout as delay } from 'node:timers/promises';

const SETTLE_MS = 90_000;
const PAGE = 100;

/**
 * Looks for every acknowledged deed: each must be there once, and each of its messages must have gone out once. What is late gets time to
 * arrive; what is twice is twice.
 */
export async function account(load, owner, client, expected) {
  for (const end = Date.now() + SETTLE_MS; ; await delay(2000)) {
    const found = await count(load, owner, client, expected);
    const isWhole = found.leads.lost === 0 && found.documents.lost === 0 && found.messages.lost === 0;
    if (!found.unread && (isWhole || Date.now() > end)) {
      // What is sent twice is sent a moment later.
      await delay(3000);
      const last = await count(load, owner, client, expected);
      return last.unread ? found : last;
    }
    if (Date.now() > end + SETTLE_MS) throw new Error(`the lists cannot be read: ${found.unread}`);
  }
}

async function count(load, owner, client, expected) {
  const [leads, documents, all] = await Promise.all([
    listedLeads(owner, load.leads.length),
    listedDocuments(owner, load.caseId, load.documents.length),
    messagesTo(owner, [client.phone, ...load.leads.flatMap(({ phone, mark }) => [phone, `${mark}@diwan.example`])]),
  ]);
  if (documents.status === 401) await owner.signIn();
  const unread = [
    leads === null && 'leads',
    documents.status !== 200 && `documents (${documents.status} ${documents.text.slice(0, 200)})`,
    all === null && 'messages',
  ].filter(Boolean);
  if (unread.length > 0) return { unread: unread.join(', '), ...nothing() };
  const rows = documents.items;
  const messages = new Map();
  for (const message of all) {
    note(messages, `${message.template} ${message.to}`, message.id);
  }
  return {
    leads: tally(
      load.leads,
      ({ mark }) => mark,
      ({ mark }) => leads.filter(({ lastName }) => lastName === mark).length,
    ),
    documents: tally(
      load.documents,
      ({ mark }) => mark,
      (document) => rows.filter((row) => isSame(row, document)).length,
    ),
    messages: added(
      tally(
        expectedMessages(load, expected),
        (key) => key,
        (key) => messages.get(key)?.size ?? 0,
      ),
      toldOf(
        load,
        all.filter(({ to }) => to === client.phone),
        rows,
      ),
    ),
  };
}

/** Messages to each of the addresses, since the list of all is cut off; null when they cannot be read. */
async function messagesTo(owner, addresses) {
  const messages = [];
  for (const address of addresses) {
    const { status, json } = await owner.ask('GET', `/dev/inbox.json?to=${encodeURIComponent(address)}`);
    if (status !== 200) return null;
    messages.push(...json);
  }
  return messages;
}

const unknown = { acknowledged: 0, lost: 1, doubled: 0, odd: [] };
const nothing = () => ({ leads: unknown, documents: unknown, messages: unknown });
const isSame = (row, { id, mark, bytes, shared }) =>
  row.title === mark &&
  row.fileSize === bytes &&
  (row.id === id || id === undefined) &&
  (!shared || row.visibleToClient);

function note(map, key, id) {
  map.set(key, (map.get(key) ?? new Set()).add(id));
}

/** Counts the deeds; `odd` names those that are not there once. */
function tally(deeds, nameOf, timesOf) {
  const times = deeds.map(timesOf);
  return {
    acknowledged: deeds.length,
    lost: times.filter((n) => n === 0).length,
    doubled: times.filter((n) => n > 1).length,
    odd: deeds.flatMap((deed, i) => (times[i] === 1 ? [] : [`${nameOf(deed)} ×${times[i]}`])),
  };
}

/**
 * How many of the shared documents the client was told of. Those shared within a moment are one message, which counts them and names none.
 * A sharing whose answer got lost counts as told or not.
 */
function toldOf(load, messages, rows) {
  const told = messages
    .filter(({ id, template }) => !load.messagesBefore.has(id) && /^documents?_shared$/.test(template))
    .reduce((sum, { variables }) => sum + Number(variables.count ?? 1), 0);
  const shared = load.documents.filter((document) => document.shared).length;
  const visible = load.documents.filter((document) =>
    rows.some((row) => isSame(row, { ...document, shared: true })),
  ).length;
  const odd =
    told < shared || told > visible ? [`documents told of: ${told}, shared ${shared}, visible ${visible}`] : [];
  return { acknowledged: shared, lost: Math.max(0, shared - told), doubled: Math.max(0, told - visible), odd };
}

const added = (a, b) => ({
  acknowledged: a.acknowledged + b.acknowledged,
  lost: a.lost + b.lost,
  doubled: a.doubled + b.doubled,
  odd: [...a.odd, ...b.odd],
});

/** Messages that requests for a consultation promise: the templates that a quiet one sent before. */
function expectedMessages(load, { lead }) {
  return load.leads.flatMap(({ phone, mark }) =>
    lead.map(({ template, by }) => `${template} ${by === 'phone' ? phone : `${mark}@diwan.example`}`),
  );
}

/** The newest leads, so many that all of this load are among them; null when they cannot be read. */
async function listedLeads(owner, wanted) {
  const leads = [];
  for (let page = 1; leads.length < wanted * 3 + PAGE; page++) {
    const { status, json } = await owner.ask('GET', `/api/chatbot/leads?limit=${PAGE}&page=${page}`);
    if (status === 401) await owner.signIn();
    if (status !== 200) return null;
    leads.push(...json.items);
    if (json.items.length < PAGE) break;
  }
  return leads;
}

/** The newest documents of the case, so many that all of this load are among them. */
async function listedDocuments(owner, caseId, wanted) {
  const items = [];
  for (let page = 1; ; page++) {
    const answer = await owner.ask('GET', `/api/cases/cases/${caseId}/documents?limit=${PAGE}&page=${page}`);
    if (answer.status !== 200) return answer;
    items.push(...answer.json.items);
    if (answer.json.items.length < PAGE || items.length > wanted * 3 + PAGE) return { ...answer, items };
  }
}

/** What one lead and one sharing send when nothing fails. */
export async function learnMessages(load, owner) {
  if ((await load.sendLead()) !== 201) throw new Error('a quiet request for a consultation was refused');
  const shared = await load.shareDocument();
  if (shared !== 200) throw new Error(`a quiet sharing was refused with ${shared}`);
  await delay(6000);
  const [lead] = load.leads;
  const to = async (address) => (await owner.inbox(address)).map(({ template }) => template);
  return {
    lead: [
      ...(await to(lead.phone)).map((template) => ({ template, by: 'phone' })),
      ...(await to(`${lead.mark}@diwan.example`)).map((template) => ({ template, by: 'email' })),
    ],
  };
}
