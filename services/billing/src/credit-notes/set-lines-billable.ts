import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { setLinesBillable } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import { wholeLines } from '@diwan/contracts/money/credit-notes/whole-lines';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceLineRecord, InvoiceRecord } from '../invoices/invoice.schema.js';
import { LineSources } from '../invoices/line-sources.js';
import { CreditNoteRepository } from './credit-note.repository.js';
import type { CreditNoteRecord } from './credit-note.schema.js';
import { standsAs } from './credited-lines.js';

/** Lets work and costs of lines that were taken back whole be billed again, or takes that back. */
@Injectable()
export class SetLinesBillable {
  constructor(
    private readonly notes: CreditNoteRepository,
    private readonly invoices: InvoiceRepository,
    private readonly lineSources: LineSources,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws NOT_FOUND, and CONFLICT where a line was not taken back whole, or its work is neither kept by the invoice nor free. */
  run(
    caller: SignedInCaller,
    invoiceId: string,
    { places, billable }: InputOf<typeof setLinesBillable>['body'],
  ): Promise<void> {
    return this.inTransaction.run(async (session) => {
      const invoice = await this.invoices.one(invoiceId, session);
      if (!invoice) throw new DomainError('NOT_FOUND');
      const whole = wholeLines(invoice.lines, await this.notes.takenOf(invoiceId, session));
      if (invoice.state !== 'issued' || !places.every((place) => whole.includes(place)))
        throw new DomainError('CONFLICT');
      const standingOf = await this.lineSources.standingOf(linesAt(invoice, places), session);
      const standing = (place: number) => {
        const line = invoice.lines[place];
        const source = line ? standingOf(line) : null;
        return source && standsAs(source, invoiceId);
      };
      if (places.some((place) => standing(place) !== 'kept' && standing(place) !== 'free'))
        throw new DomainError('CONFLICT');
      const changed = [...new Set(places)].filter((place) => standing(place) === (billable ? 'kept' : 'free'));
      if (changed.length === 0) return;
      const lines = linesAt(invoice, changed);
      if (billable) await this.lineSources.giveBackOf(invoiceId, lines, session);
      else await this.lineSources.takeAgain(invoice, lines, session);
      await this.note(caller, { invoiceId, places: changed, billable }, session);
    });
  }

  /** Gives back what the lines charged for that are taken back whole with this note, in the transaction that writes it. */
  async withNote(
    caller: SignedInCaller,
    invoice: InvoiceRecord,
    note: CreditNoteRecord,
    session: ClientSession,
  ): Promise<void> {
    const taken = await this.notes.takenOf(note.invoiceId, session);
    const before = taken.filter(({ noteId }) => noteId !== String(note._id));
    const earlier = wholeLines(invoice.lines, before);
    const places = wholeLines(invoice.lines, taken).filter(
      (place) => !earlier.includes(place) && invoice.lines[place]?.source.kind !== 'by_hand',
    );
    if (places.length === 0) return;
    await this.lineSources.giveBackOf(note.invoiceId, linesAt(invoice, places), session);
    await this.note(caller, { invoiceId: note.invoiceId, places, billable: true }, session);
  }

  private note(
    caller: SignedInCaller,
    { invoiceId, places, billable }: { invoiceId: string; places: readonly number[]; billable: boolean },
    session: ClientSession,
  ): Promise<void> {
    const action = billable ? 'invoice.lines-billable' : 'invoice.lines-kept';
    const after = { lineNumbers: places.map((place) => place + 1) };
    return this.audit.record({ action, subject: 'invoice', subjectId: invoiceId, caller, after }, session);
  }
}

const linesAt = ({ lines }: InvoiceRecord, places: readonly number[]): InvoiceLineRecord[] =>
  lines.filter((_, place) => places.includes(place));
