import type { BankLineState } from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import type { Currency } from '@diwan/contracts/shared/money';
import type { Move } from '@diwan/service-kit/deeds/machine';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import type { BankImportRecord, BankLineRecord } from './bank-line.schema.js';

/** Imports that are shown. */
const SHOWN = 20;

/** Stored lines of the bank, and the files they came with. */
@Injectable()
export class BankLineRepository {
  constructor(
    @InjectModel('BankImport') private readonly bankImports: Model<BankImportRecord>,
    @InjectModel('BankLine') private readonly bankLines: Model<BankLineRecord>,
  ) {}

  imports(currency: Currency): Promise<BankImportRecord[]> {
    return this.bankImports.find({ currency }).sort({ at: -1 }).limit(SHOWN).lean<BankImportRecord[]>();
  }

  async isSameFile(currency: Currency, sha256: string): Promise<boolean> {
    return (await this.bankImports.exists({ currency, sha256 })) !== null;
  }

  /** Lines up to a day, which belongs to it, in their order. */
  until(currency: Currency, day: string): Promise<BankLineRecord[]> {
    const query = { currency, day: trusted({ $lte: day }) };
    return this.bankLines.find(query).sort({ day: 1, _id: 1 }).lean<BankLineRecord[]>();
  }

  one(id: string): Promise<BankLineRecord | null> {
    return this.bankLines.findById(id).lean<BankLineRecord>();
  }

  /** Writes what was said of a line; null where that may not follow. Fails with a duplicate key for a movement that is tied to another one. */
  decide(
    id: string,
    { from, to }: Move<BankLineState, BankLineState>,
    { movementIds, reason = '' }: { movementIds?: readonly string[]; reason?: string },
    session: ClientSession,
  ): Promise<BankLineRecord | null> {
    // Lines from before anything could be said of them have no state: null stands for it.
    const seen = from.some((state) => state === 'open') ? [...from, null] : [...from];
    const tied = movementIds
      ? { $set: { state: to, reason, movementIds } }
      : { $set: { state: to, reason }, $unset: { movementIds: 1 } };
    const query = { _id: id, state: trusted({ $in: seen }) } as QueryFilter<BankLineRecord>;
    return this.bankLines
      .findOneAndUpdate(query, tied as UpdateQuery<BankLineRecord>, { session, returnDocument: 'after' })
      .lean<BankLineRecord>();
  }

  /** Which of these keys are taken. */
  async known(keys: readonly string[], session: ClientSession | null = null): Promise<Set<string>> {
    const query = { key: trusted({ $in: [...keys] }) };
    const rows = await this.bankLines.find(query, { key: 1 }, { session }).lean<Pick<BankLineRecord, 'key'>[]>();
    return new Set(rows.map(({ key }) => key));
  }

  /** Fails with a duplicate key for the same file, and for a line that came meanwhile. */
  async insert(
    fields: Omit<BankImportRecord, '_id'>,
    lines: readonly Omit<BankLineRecord, '_id' | 'importId'>[],
    session: ClientSession,
  ): Promise<BankImportRecord> {
    const [created] = await this.bankImports.create([fields], { session });
    if (!created) throw new Error('the import was not created');
    const importId = String(created._id);
    await this.bankLines.insertMany(
      lines.map((line) => ({ ...line, importId })),
      { session },
    );
    return created.toObject<BankImportRecord>();
  }

  /** Takes a file back with its lines; null where there is none. */
  async drop(id: string, session: ClientSession): Promise<BankImportRecord | null> {
    const dropped = await this.bankImports.findByIdAndDelete(id, { session }).lean<BankImportRecord>();
    if (dropped) await this.bankLines.deleteMany({ importId: id }, { session });
    return dropped;
  }
}
