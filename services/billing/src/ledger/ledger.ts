import type { Currency } from '@diwan/contracts/shared/money';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { accountOf } from './accounts.js';
import {
  balanced,
  balanceKey,
  clientsIn,
  type EntrySource,
  type LedgerLine,
  lineKey,
  lineKeys,
  monthKey,
  type NewEntry,
  reversed,
} from './entry.rules.js';
import { LastDays } from './last-days.js';
import type { LedgerBalance, LedgerEntryRecord, LedgerHead, LedgerMonth } from './ledger.schema.js';
import { PastBalances } from './past-balances.js';

/** The one book of the firm, from which every balance, card and report is read. It only grows. */
@Injectable()
export class Ledger {
  constructor(
    @InjectModel('LedgerEntry') private readonly entries: Model<LedgerEntryRecord>,
    @InjectModel('LedgerHead') private readonly heads: Model<LedgerHead>,
    @InjectModel('LedgerBalance') private readonly balances: Model<LedgerBalance>,
    @InjectModel('LedgerMonth') private readonly months: Model<LedgerMonth>,
    private readonly lastDays: LastDays,
    private readonly pastBalances: PastBalances,
    private readonly clock: Clock,
  ) {}

  /**
   * Books an entry in the transaction of `session`, with the balances and months it changes; an entry that says nothing is none. Throws
   * PERIOD_CLOSED, and CREDIT_SPENT or FUNDS_SHORT where a client has less than is taken from them, or had less on that day or a later one:
   * a balance kept for a past day stays true.
   */
  async post(entry: NewEntry, session: ClientSession): Promise<void> {
    const lines = balanced(entry.lines);
    if (lines.length === 0) return;
    const { seq, closedUntil } = await this.nextPlace(session);
    if (closedUntil !== null && entry.day <= closedUntil) throw new DomainError('PERIOD_CLOSED');
    await this.entries.create([{ ...entry, lines, lineKeys: lineKeys(lines), seq, at: this.clock.now() }], {
      session,
    });
    for (const line of merged(lines, (one) => balanceKey(one, entry.currency)))
      await this.changeBalance(line, entry, session);
    for (const line of merged(
      lines,
      (one) => `${monthKey(one, entry.currency, entry.day)}|${Math.sign(one.amountMinor)}`,
    ))
      await this.changeMonth(line, entry, session);
    for (const clientId of clientsIn(lines)) await this.lastDays.booked(clientId, entry.day, session);
  }

  /**
   * Takes back, on `day`, all that was booked of a source under some kinds; each is `undone-…` then. `clientId`: whose it is now, which is
   * another one than it was booked for where two records of a client were merged since.
   */
  async reverse(
    source: EntrySource,
    { kinds, day, by, clientId }: { kinds: readonly string[]; day: string; by: string | null; clientId?: string },
    session: ClientSession,
  ): Promise<void> {
    for (const { kind, currency, lines: booked } of await this.ofSource(source, session)) {
      if (!kinds.includes(kind)) continue;
      const lines = reversed(booked).map((line) => (line.clientId && clientId ? { ...line, clientId } : line));
      await this.post({ day, kind: `undone-${kind}`, source, currency, lines, by }, session);
    }
  }

  /** What was booked of a source, in the order of booking. */
  ofSource({ id, kind }: EntrySource, session: ClientSession | null = null): Promise<LedgerEntryRecord[]> {
    return this.entries
      .find({ 'source.id': id, 'source.kind': kind }, null, { session })
      .sort({ seq: 1 })
      .lean<LedgerEntryRecord[]>();
  }

  /** The place of the last entry; 0 before the first. */
  async lastSeq(session: ClientSession): Promise<number> {
    return (await this.heads.findById('head', { seq: 1 }, { session }).lean<Pick<LedgerHead, 'seq'>>())?.seq ?? 0;
  }

  /** What was booked after an entry that names a client. */
  since(clientId: string, seq: number, session: ClientSession): Promise<LedgerEntryRecord[]> {
    const query = { lineKeys: lineKey.client(clientId), seq: trusted({ $gt: seq }) };
    return this.entries.find(query, null, { session }).lean<LedgerEntryRecord[]>();
  }

  /** What a client has on all accounts, case by case. Reads in the transaction if given. */
  balancesOf(clientId: string, session: ClientSession | null = null): Promise<LedgerBalance[]> {
    return this.balances.find({ clientId }, null, { session }).lean<LedgerBalance[]>();
  }

  /** What is open of some clients, case by case. */
  receivablesOf(clientIds: readonly string[]): Promise<LedgerBalance[]> {
    const query = { clientId: trusted({ $in: [...clientIds] }), account: 'receivable' as const };
    return this.balances.find(query).lean<LedgerBalance[]>();
  }

  /** What a client has on one account, all cases together: credit positive for what the firm owes them. Reads in the transaction if given. */
  async owedTo(
    clientId: string,
    account: 'client_credit' | 'client_funds',
    currency: Currency,
    session: ClientSession | null = null,
  ): Promise<number> {
    const rows = await this.balances.find({ clientId, account, currency }, null, { session }).lean<LedgerBalance[]>();
    return rows.reduce((total, { amountMinor }) => total - amountMinor, 0);
  }

  /** What the firm holds of a client for a case, or for none, in a currency. */
  async fundsOf(
    { clientId, caseId, currency }: { clientId: string; caseId: string | null; currency: Currency },
    session: ClientSession | null,
  ): Promise<number> {
    const _id = balanceKey({ account: 'client_funds', amountMinor: 0, clientId, caseId }, currency);
    const row = await this.balances.findById(_id, null, { session }).lean<LedgerBalance>();
    return 0 - (row?.amountMinor ?? 0);
  }

  /** The next place, which makes every booking of the firm wait for the one before it. */
  private async nextPlace(session: ClientSession): Promise<LedgerHead> {
    const head = await this.heads
      .findOneAndUpdate({ _id: 'head' }, { $inc: { seq: 1 } }, { session, upsert: true, returnDocument: 'after' })
      .lean<LedgerHead>();
    if (!head) throw new Error('the ledger has no end');
    return { ...head, closedUntil: head.closedUntil ?? null };
  }

  private async changeBalance(
    line: LedgerLine,
    { currency, day, mayOwe }: Pick<NewEntry, 'currency' | 'day' | 'mayOwe'>,
    session: ClientSession,
  ): Promise<void> {
    const _id = balanceKey(line, currency);
    if (_id === null) return;
    const { account, clientId, caseId, amountMinor } = line;
    const { floor } = accountOf(account);
    const $inc = { amountMinor };
    const isOwed = mayOwe && account === 'client_credit';
    if (floor && amountMinor > 0 && !isOwed) {
      const enough = { _id, amountMinor: trusted({ $lte: -amountMinor }) };
      const { matchedCount } = await this.balances.updateOne(enough, { $inc }, { session });
      if (matchedCount === 0) throw new DomainError(floor);
      const stood = await this.pastBalances.highestSince({ ...line, _id }, currency, day, session);
      if (stood > 0) throw new DomainError(floor, { fieldErrors: { day: 'short_then' } });
      return;
    }
    const $setOnInsert = { account, currency, clientId, caseId: caseId ?? '' };
    await this.balances.updateOne({ _id }, { $inc, $setOnInsert }, { session, upsert: true });
  }

  private async changeMonth(line: LedgerLine, { currency, day }: NewEntry, session: ClientSession): Promise<void> {
    const { account, detail = '', amountMinor } = line;
    const $inc = { debitMinor: Math.max(amountMinor, 0), creditMinor: Math.max(-amountMinor, 0) };
    const $setOnInsert = { month: day.slice(0, 7), account, detail, currency };
    await this.months.updateOne(
      { _id: monthKey(line, currency, day) },
      { $inc, $setOnInsert },
      { session, upsert: true },
    );
  }
}

/** Lines under one key as one line, so that each row is written once. Lines without a key are left out. */
function merged(lines: readonly LedgerLine[], keyOf: (line: LedgerLine) => string | null): LedgerLine[] {
  const sums = new Map<string, LedgerLine>();
  for (const line of lines) {
    const key = keyOf(line);
    if (key === null) continue;
    const before = sums.get(key);
    sums.set(key, before ? { ...before, amountMinor: before.amountMinor + line.amountMinor } : line);
  }
  return [...sums.values()];
}
