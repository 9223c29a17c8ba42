import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { setLinesBillable } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import { fullyCreditedLines } from '@diwan/contracts/money/credit-notes/fully-credited';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceLineRecord, InvoiceRecord } from '../invoices/invoice.schema.js';
import { LineSources } from '../invoices/line-sources.js';
import { KeptCases } from '../walls/kept-cases.js';
import { CreditNoteRepository } from './credit-note.repository.js';
import type { CreditNoteRecord } from './credit-note.schema.js';
import { standsAs } from './credited-lines.js';

/** Lets work and costs of lines that were credited in full be billed again, or takes that back. */
@Injectable()
export class SetLinesBillable {
  constructor(
    private readonly notes: CreditNoteRepository,
    private readonly invoices: InvoiceRepository,
    private readonly lineSources: LineSources,
    private readonly keptCases: KeptCases,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Throws NOT_FOUND, CONFLICT where a line was not credited in full, or its work is neither kept by the invoice nor free, and UNAVAILABLE. Work of
   * cases that the caller is kept away from is neither.
   */
  async run(
    caller: SignedInCaller,
    invoiceId: string,
    { places, billable }: InputOf<typeof setLinesBillable>['body'],
  ): Promise<void> {
    const kept = await this.keptCases.of(caller);
    await this.inTransaction.run(async (session) => {
      const invoice = await this.invoices.one(invoiceId, session);
      if (!invoice) throw new DomainError('NOT_FOUND');
      const whole = fullyCreditedLines(invoice.lines, await this.notes.takenOf(invoiceId, session));
      if (invoice.state !== 'issued' || !places.every((place) => whole.includes(place)))
        throw new DomainError('CONFLICT');
      const standing = await this.standing(kept, invoice, session);
      if (places.some((place) => standing(place) !== 'kept' && standing(place) !== 'free'))
        throw new DomainError('CONFLICT');
      const changed = [...new Set(places)].filter((place) => standing(place) === (billable ? 'kept' : 'free'));
      if (changed.length === 0) return;
      if (billable) return this.free(caller, invoice, changed, session);
      await this.lineSources.takeAgain(invoice, linesAt(invoice, changed), session);
      await this.record(caller, 'invoice.lines-kept', invoice, changed, session);
    });
  }

  /** Gives back, in the transaction that writes a credit note, what the lines charged for that are credited in full with it. Throws UNAVAILABLE. */
  async withNotes(
    caller: SignedInCaller,
  ): Promise<(invoice: InvoiceRecord, note: CreditNoteRecord, session: ClientSession) => Promise<void>> {
    const kept = await this.keptCases.of(caller);
    return async (invoice, note, session) => {
      const taken = await this.notes.takenOf(note.invoiceId, session);
      const before = taken.filter(({ noteId }) => noteId !== String(note._id));
      const earlier = fullyCreditedLines(invoice.lines, before);
      const standing = await this.standing(kept, invoice, session);
      const places = fullyCreditedLines(invoice.lines, taken).filter(
        (place) => !earlier.includes(place) && standing(place) === 'kept',
      );
      if (places.length > 0) await this.free(caller, invoice, places, session);
    };
  }

  /** How the work of lines stands, by place, to who is kept away from some cases. */
  private async standing(kept: readonly string[], invoice: InvoiceRecord, session: ClientSession) {
    const standingOf = await this.lineSources.standingOf(invoice, invoice.lines, session);
    return (place: number) => {
      const line = invoice.lines[place];
      const source = line ? standingOf(line) : null;
      return source && standsAs(source, String(invoice._id), kept);
    };
  }

  private async free(
    caller: SignedInCaller,
    invoice: InvoiceRecord,
    places: readonly number[],
    session: ClientSession,
  ): Promise<void> {
    await this.lineSources.giveBackOf(invoice, linesAt(invoice, places), session);
    await this.record(caller, 'invoice.lines-billable', invoice, places, session);
  }

  private record(
    caller: SignedInCaller,
    action: string,
    { _id }: InvoiceRecord,
    places: readonly number[],
    session: ClientSession,
  ): Promise<void> {
    const after = { lineNumbers: places.map((place) => place + 1) };
    return this.audit.record({ action, subject: 'invoice', subjectId: String(_id), caller, after }, session);
  }
}

const linesAt = ({ lines }: InvoiceRecord, places: readonly number[]): InvoiceLineRecord[] =>
  lines.filter((_, place) => places.includes(place));
