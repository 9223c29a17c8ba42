import type { ErrorCode } from '@diwan/contracts/errors/codes';
import type { Currency } from '@diwan/contracts/shared/money';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ClientNames } from '../client-names/client-names.js';
import { Firm } from '../firm/firm.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { PaymentWayRepository } from '../payment-ways/payment-way.repository.js';
import type { Imprint, Imprinted, ImprintRecord } from './imprint.schema.js';

/** What decides what a document says beside its own fields. */
export interface About {
  clientId: string;
  caseId?: string | null;
  /** Ways to pay in this currency are named. */
  payableIn?: Currency;
  /** It goes out to nobody yet: what nobody can say just now is left out. */
  isDraft?: boolean;
}

/** Keeps what documents say of the firm, its accounts, the client and the case, so that a document is the same for ever (D-109, ADR 0027). */
@Injectable()
export class Imprints {
  constructor(
    @InjectModel('Imprint') private readonly imprints: Model<ImprintRecord>,
    private readonly firm: Firm,
    private readonly ways: PaymentWayRepository,
    private readonly clientNames: ClientNames,
    private readonly billedCases: BilledCases,
  ) {}

  /** What a document would say now. Asks other services, never within a transaction. Throws UNAVAILABLE, OFFICE_NOT_ENTERED. */
  async present({ clientId, caseId = null, payableIn, isDraft = false }: About): Promise<Imprint> {
    const [firm, client, ways, cases] = await Promise.all([
      this.firm.particulars(),
      this.clientNames.particularsOf(clientId).catch(isDraft ? nullOn('UNAVAILABLE') : rethrow),
      payableIn ? this.ways.all() : [],
      this.billedCases.known(null, [caseId]),
    ]);
    const found = caseId === null ? undefined : cases.get(caseId);
    return {
      firm,
      client: client && { address: client.address, taxId: client.taxId },
      ways: ways
        .filter(({ active, currencies }) => active && payableIn && currencies.includes(payableIn))
        .map(({ kind, account, payee, instructions }) => ({ kind, account, payee, instructions })),
      legalCase: found ? { id: found.id, title: found.title, caseNumber: found.caseNumber } : null,
    };
  }

  /**
   * The same for a document that goes out whether or not everybody answers; null then: it gets its imprint when it is first printed. Throws
   * OFFICE_NOT_ENTERED.
   */
  async presentIfKnown(about: About): Promise<Imprint | null> {
    return this.present(about).catch(nullOn('UNAVAILABLE'));
  }

  /** The same for money that has come: it is recorded whoever the firm is, and its receipt is printed once that is known. */
  async presentOfMoney(about: About): Promise<Imprint | null> {
    return this.present(about).catch(nullOn('UNAVAILABLE', 'OFFICE_NOT_ENTERED'));
  }

  /** Writes it with the document. */
  async keep(kind: Imprinted, id: unknown, imprint: Imprint | null, session: ClientSession): Promise<void> {
    if (imprint) await this.imprints.create([{ _id: keyOf(kind, id), ...imprint }], { session });
  }

  /** What a document that went out says: what was kept of it, or what is said now, which is kept from then on. Throws UNAVAILABLE, OFFICE_NOT_ENTERED. */
  async of(kind: Imprinted, id: unknown, about: About): Promise<Imprint> {
    const _id = keyOf(kind, id);
    const kept = await this.imprints.findById(_id).lean<ImprintRecord>();
    if (kept) return kept;
    const imprint = await this.present(about);
    // Of two who print it first at once the earlier one decides.
    await this.imprints.updateOne({ _id }, { $setOnInsert: imprint }, { upsert: true });
    return (await this.imprints.findById(_id).lean<ImprintRecord>()) ?? imprint;
  }
}

const nullOn =
  (...codes: ErrorCode[]) =>
  (fault: unknown): null => {
    if (fault instanceof DomainError && codes.includes(fault.code)) return null;
    throw fault;
  };

const rethrow = (fault: unknown): never => {
  throw fault;
};

const keyOf = (kind: Imprinted, id: unknown): string => `${kind}|${String(id)}`;
