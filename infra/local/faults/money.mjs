import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_ARABIC_CLIENT } from '@diwan/contracts/demo/accounts';
import { socketDirectory } from '@diwan/embedded-mongo/store/data-directory';
import mongoose from 'mongoose';
import { built } from '../setup/built.mjs';

/** Invoices under way at once. */
const LANES = 4;
const PAUSE_MS = 300;
/** So long somebody insists on an answer. */
const INSISTS_MS = 120_000;
const AGAIN_MS = 250;
const PAGE = 100;
const HALF_MINOR = 5_000;

/** An office that bills while something fails: drafts, issues and takes two receipts at once for each invoice, and asks again with the same key until it is answered. */
export class Money {
  /** What was acknowledged: `mark` is found again in the lists. */
  invoices = [];
  receipts = [];
  /** Requests that were cut off or not answered and were asked again. */
  repeated = 0;
  odd = [];
  running = false;

  constructor(load) {
    this.load = load;
  }

  start() {
    this.running = true;
    this.since = new Date().toISOString().slice(0, 10);
    const lane = async () => {
      for (; this.running; await delay(PAUSE_MS * (0.5 + Math.random()))) await this.bill();
    };
    this.done = Promise.all(Array.from({ length: LANES }, lane));
  }

  async stop() {
    this.running = false;
    await this.done;
  }

  async bill() {
    const mark = `f${randomBytes(6).toString('hex')}`;
    const draft = await this.insist('/invoices', draftOf(mark, this.since));
    if (!draft) return;
    const issued = await this.insist(`/invoices/${draft.id}/issue`, { version: draft.version, number: null });
    if (!issued) return;
    this.invoices.push({ mark, id: issued.id, number: issued.number });
    const halves = [1, 2].map(async (half) => {
      const reference = `${mark}-${half}`.toUpperCase();
      const receipt = await this.insist('/payments', receiptOf(issued.id, reference, this.since));
      if (receipt) this.receipts.push({ mark: reference, number: receipt.number });
    });
    await Promise.all(halves);
  }

  /** Asks until there is an answer, with one key; every fourth question is cut off by us at first. Null: what it answered is noted as odd. */
  async insist(address, body) {
    const key = { 'idempotency-key': randomUUID() };
    let patience = Math.random() < 0.25 ? 10 + Math.random() * 150 : undefined;
    for (const end = Date.now() + INSISTS_MS; Date.now() < end; await delay(AGAIN_MS)) {
      const answer = await this.load.owner.ask('POST', `/api/billing${address}`, body, key, patience);
      const { status, json, text } = answer;
      patience = undefined;
      if (status === 200 || status === 201) return json;
      if (status === 401) await this.load.checkSession(this.load.owner);
      const isToRepeat = status === 0 || status >= 500 || [401, 429].includes(status) || json?.code === 'IN_PROGRESS';
      if (!isToRepeat) return this.note(`${address}: ${status} ${text.slice(0, 200)}`);
      this.repeated += 1;
    }
    return this.note(`${address}: no answer in ${INSISTS_MS / 1000} s`);
  }

  note(text) {
    this.odd.push(text);
    return null;
  }
}

const draftOf = (mark, day) => ({
  ...{ clientId: DEMO_ARABIC_CLIENT.id, caseId: null, currency: 'USD', language: 'en', issueDate: day, dueDate: null },
  ...{ terms: 'net_30', discount: null, notes: mark },
  lines: [
    {
      ...{ description: 'Billed while something failed', explanation: '', quantityMilli: 1000 },
      ...{ unitPriceMinor: 2 * HALF_MINOR, vatClass: 'exempt', source: { kind: 'by_hand' } },
    },
  ],
});

const receiptOf = (invoiceId, reference, day) => ({
  ...{ clientId: DEMO_ARABIC_CLIENT.id, amount: { amountMinor: HALF_MINOR, currency: 'USD' }, method: 'check', day },
  ...{ reference, notes: '', allocations: [{ invoiceId, amountMinor: HALF_MINOR, usedMinor: null }] },
});

/**
 * Every acknowledged invoice and receipt must be there once, under the number that was told, and the books must be right: entries, balances,
 * months, and numbers without gaps.
 */
export async function accountOfMoney({ invoices, receipts, repeated, odd }, owner, dataDir) {
  const listed = {
    invoices: await rowsOf(owner, '/invoices', 3 * invoices.length),
    receipts: await rowsOf(owner, '/payments', 3 * receipts.length),
  };
  const faults = await faultsOfBooks(dataDir);
  const found = [
    ...invoices.map(({ mark, number }) => timesOf(mark, number, listed.invoices, 'notes')),
    ...receipts.map(({ mark, number }) => timesOf(mark, number, listed.receipts, 'reference')),
  ];
  return {
    acknowledged: found.length,
    lost: found.filter(({ times }) => times === 0).length,
    doubled: found.filter(({ times }) => times > 1).length,
    repeated,
    faults: faults.length,
    odd: [...odd, ...faults, ...found.filter(({ times }) => times !== 1).map(({ mark, times }) => `${mark} ×${times}`)],
  };
}

/** A row with another number than the one that was told is not the one. */
function timesOf(mark, number, rows, field) {
  const marked = rows.filter((row) => row[field] === mark);
  return { mark, times: marked.some((row) => row.number === number) ? marked.length : 0 };
}

/** The newest rows of the client, so many that all of this load are among them. */
async function rowsOf(owner, address, wanted) {
  const rows = [];
  for (let page = 1; ; page++) {
    const query = `clientId=${DEMO_ARABIC_CLIENT.id}&limit=${PAGE}&page=${page}`;
    const { status, text, json } = await owner.ask('GET', `/api/billing${address}?${query}`);
    if (status === 401) await owner.signIn();
    if (status !== 200) throw new Error(`${address} cannot be read: ${status} ${text.slice(0, 200)}`);
    rows.push(...json.items);
    if (json.items.length < PAGE || rows.length > wanted + PAGE) return rows;
  }
}

/** What `npm run ledger:check` finds. */
async function faultsOfBooks(dataDir) {
  const { checkBooks } = await built('services/billing', 'books-check/check-books.js');
  const socket = path.join(socketDirectory(path.join(dataDir, 'mongodb')), 'mongo.sock');
  const options = { dbName: 'diwan_billing', autoIndex: false, autoCreate: false };
  const connection = await mongoose.createConnection(`mongodb://${encodeURIComponent(socket)}/`, options).asPromise();
  try {
    return (await checkBooks(connection)).faults;
  } finally {
    await connection.close();
  }
}
