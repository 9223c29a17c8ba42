import type { CreditedLine, WorkStands } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import { wholeLines } from '@diwan/contracts/money/credit-notes/whole-lines';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { LineSources } from '../invoices/line-sources.js';
import { KeptCases } from '../walls/kept-cases.js';
import { CreditNoteRepository } from './credit-note.repository.js';

/** Lines that credit notes took back whole, and what became of the work and costs that they charged for. */
@Injectable()
export class CreditedLines {
  constructor(
    private readonly notes: CreditNoteRepository,
    private readonly invoices: InvoiceRepository,
    private readonly lineSources: LineSources,
    private readonly keptCases: KeptCases,
  ) {}

  /** Throws NOT_FOUND, UNAVAILABLE. */
  async list(caller: SignedInCaller, invoiceId: string): Promise<CreditedLine[]> {
    const invoice = await this.invoices.one(invoiceId);
    if (!invoice) throw new DomainError('NOT_FOUND');
    const whole = wholeLines(invoice.lines, await this.notes.takenOf(invoiceId));
    const lines = invoice.lines.map((line, place) => ({ line, place })).filter(({ place }) => whole.includes(place));
    const standingOf = await this.lineSources.standingOf(lines.map(({ line }) => line));
    const others = lines.flatMap(({ line }) => standingOf(line)?.invoiceId ?? []).filter((id) => id !== invoiceId);
    const seen = others.length > 0 ? await this.invoices.outsideOf(others, await this.keptCases.of(caller)) : [];
    const numbers = new Map(seen.map(({ _id, number = null }) => [String(_id), number]));
    return lines.map(({ line, place }) => {
      const standing = standingOf(line);
      const on = standing?.invoiceId ?? null;
      const number = on === null ? undefined : numbers.get(on);
      return {
        ...{ place, description: line.description, work: standing && standsAs(standing, invoiceId) },
        billedOn: on !== null && number !== undefined ? { id: on, number } : null,
      };
    });
  }
}

/** As seen from the invoice whose line it was. */
export function standsAs(
  { invoiceId, isFree }: { invoiceId: string | null; isFree: boolean },
  from: string,
): WorkStands {
  if (invoiceId === from) return 'kept';
  if (invoiceId !== null) return 'billed';
  return isFree ? 'free' : 'not_billable';
}
