import type { Connection } from 'mongoose';
import { accountOf } from './accounts.js';
import { balanceKey, type LedgerLine, lineKeys, monthKey } from './entry.rules.js';
import {
  type LedgerBalance,
  type LedgerEntryRecord,
  type LedgerHead,
  type LedgerMonth,
  ledgerBalanceSchema,
  ledgerEntrySchema,
  ledgerHeadSchema,
  ledgerMonthSchema,
} from './ledger.schema.js';

/** What is wrong with a ledger, in words for whoever looks after it; nothing wrong: an empty list. `entries`: how many were read. */
export interface LedgerFindings {
  entries: number;
  faults: string[];
}

/** What was booked on a balance on a day, debit positive, and whether it may leave less than nothing. */
interface Booked {
  day: string;
  amountMinor: number;
  mayOwe: boolean;
}

/** What the entries come to. */
interface Sums {
  balances: Map<string, number>;
  months: Map<string, { debit: number; credit: number }>;
  /** What was booked on balances that have a floor, day by day. */
  floored: Map<string, Booked[]>;
}

/** Reads every entry and proves balances and months by them. Changes nothing. */
export async function checkLedger(connection: Connection): Promise<LedgerFindings> {
  const entries = connection.model<LedgerEntryRecord>('LedgerEntry', ledgerEntrySchema);
  const faults: string[] = [];
  const sums: Sums = { balances: new Map(), months: new Map(), floored: new Map() };
  let last = 0;
  for await (const entry of entries.find().sort({ seq: 1 }).lean<LedgerEntryRecord[]>().cursor()) {
    if (entry.seq !== last + 1) faults.push(`gap: entry ${last + 1} is missing before ${entry.seq}`);
    last = entry.seq;
    if (entry.lines.reduce((total, { amountMinor }) => total + amountMinor, 0) !== 0)
      faults.push(`entry ${entry.seq}: its sides differ`);
    if (entry.lineKeys?.join() !== lineKeys(entry.lines).join())
      faults.push(`entry ${entry.seq}: it is not found by what it says`);
    add(sums, entry);
  }
  await compareHead(connection, last, faults);
  await compareBalances(connection, sums, faults);
  await compareMonths(connection, sums, faults);
  return { entries: last, faults };
}

function add({ balances, months, floored }: Sums, { lines, currency, day, mayOwe = false }: LedgerEntryRecord): void {
  for (const line of lines) {
    const key = balanceKey(line, currency);
    if (key !== null) balances.set(key, (balances.get(key) ?? 0) + line.amountMinor);
    if (key !== null && accountOf(line.account).floor) {
      const booked = floored.get(key) ?? [];
      booked.push({ day, amountMinor: line.amountMinor, mayOwe: mayOwe && line.account === 'client_credit' });
      floored.set(key, booked);
    }
    addMonth(months, line, monthKey(line, currency, day));
  }
}

function addMonth(months: Sums['months'], { amountMinor }: LedgerLine, key: string): void {
  const { debit, credit } = months.get(key) ?? { debit: 0, credit: 0 };
  months.set(key, { debit: debit + Math.max(amountMinor, 0), credit: credit + Math.max(-amountMinor, 0) });
}

async function compareHead(connection: Connection, last: number, faults: string[]): Promise<void> {
  const head = await connection.model<LedgerHead>('LedgerHead', ledgerHeadSchema).findById('head').lean<LedgerHead>();
  if ((head?.seq ?? 0) !== last) faults.push(`the ledger ends at ${last}, its head says ${head?.seq ?? 0}`);
}

async function compareBalances(connection: Connection, { balances, floored }: Sums, faults: string[]): Promise<void> {
  const model = connection.model<LedgerBalance>('LedgerBalance', ledgerBalanceSchema);
  const kept = new Map<string, number>();
  for await (const { _id, amountMinor } of model.find().lean<LedgerBalance[]>().cursor()) kept.set(_id, amountMinor);
  for (const key of new Set([...balances.keys(), ...kept.keys()])) {
    const [booked, stored] = [balances.get(key) ?? 0, kept.get(key) ?? 0];
    if (booked !== stored) faults.push(`balance ${key}: ${stored}, booked ${booked}`);
    const day = firstBelow(floored.get(key) ?? []);
    if (day) faults.push(`balance ${key}: less than nothing on ${day}`);
  }
}

async function compareMonths(connection: Connection, { months }: Sums, faults: string[]): Promise<void> {
  const model = connection.model<LedgerMonth>('LedgerMonth', ledgerMonthSchema);
  const kept = new Map<string, LedgerMonth>();
  for await (const month of model.find().lean<LedgerMonth[]>().cursor()) kept.set(month._id, month);
  for (const key of new Set([...months.keys(), ...kept.keys()])) {
    const booked = months.get(key) ?? { debit: 0, credit: 0 };
    const stored = kept.get(key);
    if (booked.debit !== (stored?.debitMinor ?? 0) || booked.credit !== (stored?.creditMinor ?? 0))
      faults.push(
        `month ${key}: ${stored?.debitMinor ?? 0}/${stored?.creditMinor ?? 0}, booked ${booked.debit}/${booked.credit}`,
      );
  }
}

/**
 * The first day on which less than nothing was left, as it was when it was booked: whatever takes from a balance finds enough there on its day
 * and on each day since, among what was booked before it. In the order of booking.
 */
function firstBelow(booked: readonly Booked[]): string | undefined {
  const days: { day: string; amountMinor: number }[] = [];
  let standing = 0;
  for (const { day, amountMinor, mayOwe } of booked) {
    standing += amountMinor;
    let at = days.length;
    while (at > 0 && (days[at - 1]?.day ?? '') > day) at -= 1;
    const same = days[at - 1];
    if (same?.day === day) same.amountMinor += amountMinor;
    else days.splice(at, 0, { day, amountMinor });
    if (amountMinor <= 0 || mayOwe) continue;
    let left = standing;
    let below: string | undefined;
    for (let last = days.length - 1; last >= 0; last -= 1) {
      const one = days[last];
      if (!one || one.day < day) break;
      if (left > 0) below = one.day;
      left -= one.amountMinor;
    }
    if (below) return below;
  }
  return undefined;
}
