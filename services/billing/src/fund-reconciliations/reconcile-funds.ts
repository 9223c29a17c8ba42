import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type {
  FundReconciliation,
  listFundReconciliations,
  recordFundReconciliation,
} from '@diwan/contracts/money/fund-reconciliations/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { FundReconciliationRecord } from './fund-reconciliation.schema.js';
import { FundsAsOfDay } from './funds-as-of.js';

type Sums = Pick<
  FundReconciliationRecord,
  'ledgerMinor' | 'clientsMinor' | 'matched' | 'onlyBank' | 'onlyBankMinor' | 'onlyBooks' | 'onlyBooksMinor'
>;
type Said = Omit<FundReconciliationRecord, '_id' | keyof Sums>;

/** Compares client money three ways and keeps what was found; what differs is told why (BILL-10). */
@Injectable()
export class ReconcileFunds {
  constructor(
    @InjectModel('FundReconciliation') private readonly reconciliations: Model<FundReconciliationRecord>,
    private readonly fundsAsOf: FundsAsOfDay,
    private readonly people: People,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION: a day to come, or ways that differ without notes. */
  async run(
    caller: SignedInCaller,
    body: InputOf<typeof recordFundReconciliation>['body'],
  ): Promise<Deed<FundReconciliation>> {
    const found = await this.fundsAsOf.run(caller, body.currency, body.day);
    const { ledgerMinor, clientsMinor } = found;
    const isOne = ledgerMinor === clientsMinor && ledgerMinor === body.bankMinor;
    if (!isOne && body.notes === '') throw new DomainError('VALIDATION', { fieldErrors: { notes: 'required' } });
    const names = await this.people.namesOf([caller.personId]);
    const at = this.clock.now();
    return {
      commit: async (session) => {
        const record = await this.keep({ ...body, by: caller.personId, at }, found, session);
        const of = { subject: 'fund-reconciliation', subjectId: String(record._id), caller };
        const after = { ...body, ledgerMinor, clientsMinor };
        await this.audit.record({ action: 'client-funds.reconciled', ...of, after }, session);
        return shown(record, names);
      },
    };
  }

  /** Writes what somebody said of what was found. */
  async keep(said: Said, found: Sums, session: ClientSession): Promise<FundReconciliationRecord> {
    const { ledgerMinor, clientsMinor, matched, onlyBank, onlyBankMinor, onlyBooks, onlyBooksMinor } = found;
    const sums = { ledgerMinor, clientsMinor, matched, onlyBank, onlyBankMinor, onlyBooks, onlyBooksMinor };
    const [created] = await this.reconciliations.create([{ ...said, ...sums }], { session });
    if (!created) throw new Error('the reconciliation was not created');
    return created.toObject<FundReconciliationRecord>();
  }

  async page({
    currency,
    ...part
  }: InputOf<typeof listFundReconciliations>['query']): Promise<ResponseOf<typeof listFundReconciliations>> {
    const page = await pageOf(this.reconciliations, { currency }, { ...part, sort: { at: -1, _id: -1 } });
    const names = await this.people.namesOf(page.items.map(({ by }) => by));
    return { ...page, items: page.items.map((one) => shown(one, names)) };
  }
}

function shown(record: FundReconciliationRecord, names: ReadonlyMap<string, string>): FundReconciliation {
  const { _id, by, at } = record;
  return {
    ...{ id: String(_id), currency: record.currency, day: record.day, bankMinor: record.bankMinor },
    ...{ ledgerMinor: record.ledgerMinor, clientsMinor: record.clientsMinor, matched: record.matched },
    ...{ onlyBank: record.onlyBank, onlyBankMinor: record.onlyBankMinor },
    ...{ onlyBooks: record.onlyBooks, onlyBooksMinor: record.onlyBooksMinor },
    ...{ reference: record.reference, notes: record.notes, byName: names.get(by) ?? '', at: at.toISOString() },
  };
}
