import { invoiceState } from '@diwan/contracts/money/invoices/state';
import type { Verification } from '@diwan/contracts/money/paper/http';
import { networkOf } from '@diwan/service-kit/app/network';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RateLimiter } from '@diwan/service-kit/http/rate-limit';
import { Injectable } from '@nestjs/common';
import { ClientNames } from '../client-names/client-names.js';
import { CreditNoteRepository } from '../credit-notes/credit-note.repository.js';
import { Firm } from '../firm/firm.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { initialsOf } from './initials.js';
import type { PaperCodeRecord } from './paper-code.schema.js';
import { PaperCodes } from './paper-codes.js';

/** Codes that somebody scans, from one network. */
const SCANNING = { name: 'paper-verification', limit: 120, windowSeconds: 3600 };

type Found = Omit<Verification, 'kind' | 'client' | 'firm'> & { clientId: string; clientName: string | null };

/** Says whether a document that somebody holds is the firm's, and what became of it. */
@Injectable()
export class VerifyPaper {
  constructor(
    private readonly codes: PaperCodes,
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
    private readonly creditNotes: CreditNoteRepository,
    private readonly clientNames: ClientNames,
    private readonly firm: Firm,
    private readonly limiter: RateLimiter,
  ) {}

  /** Throws DomainError NOT_FOUND, TOO_MANY_REQUESTS, UNAVAILABLE. */
  async run(token: string, address: string): Promise<Verification> {
    await this.limiter.take(SCANNING, networkOf(address));
    const code = await this.codes.documentOf(token);
    const found = code && (await this.found(code));
    if (!found) throw new DomainError('NOT_FOUND');
    const { clientId, clientName, ...shown } = found;
    const [client, { en, ar }] = await Promise.all([clientName ?? this.clientNames.nameOf(clientId), this.firm.name()]);
    const firm = { en, ar };
    return { kind: code.kind, ...shown, client: initialsOf(client), firm };
  }

  private async found({ kind, documentId }: PaperCodeRecord): Promise<Found | null> {
    if (kind === 'invoice') return this.invoice(documentId);
    return kind === 'receipt' ? this.receipt(documentId) : this.creditNote(documentId);
  }

  private async invoice(id: string): Promise<Found | null> {
    const record = await this.invoices.one(id);
    if (record?.number === undefined) return null;
    const { number, issueDate: day, totalMinor: amountMinor, currency, clientId, clientName = null } = record;
    const state = stateOf(record);
    const isPart = record.creditedMinor > 0 && (state === 'open' || state === 'paid');
    const rest = isPart && { rest: { amountMinor: amountMinor - record.creditedMinor, currency } };
    return { number, day, amount: { amountMinor, currency }, state, ...rest, clientId, clientName };
  }

  private async receipt(id: string): Promise<Found | null> {
    const record = await this.payments.one(id);
    if (!record) return null;
    const { number, day, amount, isVoid, clientId, clientName = null } = record;
    const { amountMinor, currency } = amount;
    return { number, day, amount: { amountMinor, currency }, state: isVoid ? 'void' : 'valid', clientId, clientName };
  }

  private async creditNote(id: string): Promise<Found | null> {
    const record = await this.creditNotes.one(id);
    if (!record) return null;
    const { number, day, totalMinor: amountMinor, currency, clientId, clientName = null } = record;
    return { number, day, amount: { amountMinor, currency }, state: 'valid', clientId, clientName };
  }
}

/** What became of an issued invoice: whether it is late is nobody's business but its client's. */
function stateOf(invoice: InvoiceRecord): Verification['state'] {
  const state = invoiceState(invoice, '');
  return state === 'paid' || state === 'credited' || state === 'nothing_due' || state === 'void' ? state : 'open';
}
