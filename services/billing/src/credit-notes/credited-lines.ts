import type { CreditedLine, WorkStands } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import { fullyCreditedLines } from '@diwan/contracts/money/credit-notes/fully-credited';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { LineSources } from '../invoices/line-sources.js';
import { ReplacedInvoices } from '../invoices/replaced-invoices.js';
import type { SourceStanding } from '../time-entries/unbilled-time.js';
import { KeptCases } from '../walls/kept-cases.js';
import { CreditNoteRepository } from './credit-note.repository.js';

/** Lines that were credited in full, and what became of the work and costs that they charged for. */
@Injectable()
export class CreditedLines {
  constructor(
    private readonly notes: CreditNoteRepository,
    private readonly invoices: InvoiceRepository,
    private readonly replacedInvoices: ReplacedInvoices,
    private readonly lineSources: LineSources,
    private readonly keptCases: KeptCases,
  ) {}

  /** Throws NOT_FOUND, UNAVAILABLE. */
  async list(caller: SignedInCaller, invoiceId: string): Promise<CreditedLine[]> {
    const invoice = await this.invoices.one(invoiceId);
    if (!invoice) throw new DomainError('NOT_FOUND');
    const whole = fullyCreditedLines(invoice.lines, await this.notes.takenOf(invoiceId));
    if (whole.length === 0) return [];
    const kept = await this.keptCases.of(caller);
    const billedOn = await this.billedOn(invoice, kept);
    return whole.map((place) => {
      const { work, on } = billedOn(place);
      return { place, description: invoice.lines[place]?.description ?? '', work, billedOn: on };
    });
  }

  /** What became of a line, and the invoice that it is on now, as far as the reader may know of it. */
  private async billedOn(invoice: InvoiceRecord, kept: readonly string[]) {
    const invoiceId = String(invoice._id);
    const standingOf = await this.lineSources.standingOf(invoice, invoice.lines);
    const replacing = await this.replacedInvoices.replacing(invoiceId);
    const others = invoice.lines.flatMap((line) => standingOf(line)?.invoiceId ?? []);
    const ids = [...others, ...replacing.map(({ _id }) => String(_id))].filter((id) => id !== invoiceId);
    const seen = ids.length > 0 ? await this.replacedInvoices.outsideOf(ids, kept) : [];
    const numbers = new Map(seen.map(({ _id, number = null }) => [String(_id), number]));
    const named = (id: string) => {
      const number = numbers.get(id);
      return number === undefined ? null : { id, number };
    };
    return (place: number): { work: WorkStands | null; on: CreditedLine['billedOn'] } => {
      const line = invoice.lines[place];
      const standing = line ? standingOf(line) : null;
      if (standing) {
        const work = standsAs(standing, invoiceId, kept);
        return { work, on: work === 'billed' && standing.invoiceId ? named(standing.invoiceId) : null };
      }
      const anew = replacing.find(({ lines }) =>
        lines.some(({ replaces }) => replaces?.invoiceId === invoiceId && replaces.place === place),
      );
      return anew ? { work: 'billed', on: named(String(anew._id)) } : { work: null, on: null };
    };
  }
}

/** As seen from the invoice whose line it was; null where the reader is kept away from its case (SEC-04). */
export function standsAs(
  { invoiceId, caseId, readiness }: SourceStanding,
  from: string,
  kept: readonly string[],
): WorkStands | null {
  if (caseId !== null && kept.includes(caseId)) return null;
  if (invoiceId !== null) return invoiceId === from ? 'kept' : 'billed';
  return ({ ready: 'free', unapproved: 'unapproved', none: 'not_billable' } as const)[readiness];
}
