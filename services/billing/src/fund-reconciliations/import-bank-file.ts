import type { InputOf } from '@diwan/contracts/http/endpoint';
import type {
  BankFileRead,
  BankImport,
  importBankFile,
  readBankFile,
} from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Currency } from '@diwan/contracts/shared/money';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { readBankCsv } from './bank-file.rules.js';
import { BankLineRepository } from './bank-line.repository.js';
import type { BankImportRecord } from './bank-line.schema.js';
import { digestOf, keysOf } from './bank-line-keys.js';

/** Takes in what the bank says of the account for client money: a file as a whole, each line once (BILL-10). */
@Injectable()
export class ImportBankFile {
  constructor(
    private readonly bankLines: BankLineRepository,
    private readonly inTransaction: InTransaction,
    private readonly people: People,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** What it says, before anything is kept. */
  async read({ currency, text }: InputOf<typeof readBankFile>['body']): Promise<BankFileRead> {
    const { lines, faults } = this.parsed(currency, text);
    const keys = keysOf(currency, lines);
    const [known, isSameFile] = await Promise.all([
      this.bankLines.known(keys),
      this.bankLines.isSameFile(currency, digestOf(text)),
    ]);
    return { lines: lines.map((line, at) => ({ ...line, isKnown: known.has(keys[at] ?? '') })), faults, isSameFile };
  }

  /** Throws FILE_REFUSED (a line is wrong), DUPLICATE (the same file, or nothing new in it). */
  async run(
    caller: SignedInCaller,
    { currency, fileName, text }: InputOf<typeof importBankFile>['body'],
  ): Promise<Deed<BankImport>> {
    const { lines, faults } = this.parsed(currency, text);
    const [wrong] = faults;
    if (wrong) throw new DomainError('FILE_REFUSED', { detail: `Line ${wrong.line} of the file cannot be read.` });
    const sha256 = digestOf(text);
    if (await this.bankLines.isSameFile(currency, sha256)) throw new DomainError('DUPLICATE');
    const names = await this.people.namesOf([caller.personId]);
    const keys = keysOf(currency, lines);
    const at = this.clock.now();
    return {
      commit: async (session) => {
        const known = await this.bankLines.known(keys, session);
        const fresh = lines.flatMap(({ line: _line, ...said }, place) => {
          const key = keys[place] ?? '';
          return known.has(key) ? [] : [{ ...said, key, currency }];
        });
        if (fresh.length === 0) throw new DomainError('DUPLICATE');
        const fields = { fileName, currency, sha256, lines: fresh.length, by: caller.personId, at };
        const record = await this.bankLines.insert(fields, fresh, session);
        const of = { action: 'bank-file.imported', subject: 'bank-file', subjectId: String(record._id), caller };
        await this.audit.record({ ...of, after: { fileName, currency, lines: fresh.length } }, session);
        return shown(record, names);
      },
    };
  }

  /** Throws NOT_FOUND. */
  drop(caller: SignedInCaller, id: string): Promise<void> {
    return this.inTransaction.run(async (session) => {
      const dropped = await this.bankLines.drop(id, session);
      if (!dropped) throw new DomainError('NOT_FOUND');
      const { fileName, currency, lines } = dropped;
      const of = { action: 'bank-file.dropped', subject: 'bank-file', subjectId: id, caller };
      await this.audit.record({ ...of, before: { fileName, currency, lines } }, session);
    });
  }

  async list(currency: Currency): Promise<BankImport[]> {
    const rows = await this.bankLines.imports(currency);
    const names = await this.people.namesOf(rows.map(({ by }) => by));
    return rows.map((row) => shown(row, names));
  }

  private parsed(currency: Currency, text: string) {
    return readBankCsv(text, currency, beirutDate(this.clock.now()));
  }
}

function shown(record: BankImportRecord, names: ReadonlyMap<string, string>): BankImport {
  const { _id, fileName, currency, lines, by, at } = record;
  return { id: String(_id), fileName, currency, lines, byName: names.get(by) ?? '', at: at.toISOString() };
}
