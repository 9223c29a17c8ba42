import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Language } from '@diwan/contracts/shared/language';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { ClientNames } from '../client-names/client-names.js';
import type { Imprint } from '../imprints/imprint.schema.js';
import { Imprints } from '../imprints/imprints.js';
import { toInvoice } from '../invoices/invoice.presenter.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { PaperCodes } from '../verifications/paper-codes.js';
import type { PaperFile } from './file.js';
import { type PaperReach, paperReach } from './paper-reach.js';
import { PrintPaper } from './print-paper.js';
import { invoiceSheet } from './sheets/invoice-sheet.js';

/** An invoice on paper, for staff and for the client whose it is (D-084). */
@Injectable()
export class PrintInvoice {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly billedCases: BilledCases,
    private readonly clientNames: ClientNames,
    private readonly imprints: Imprints,
    private readonly codes: PaperCodes,
    private readonly printPaper: PrintPaper,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, DELEGATION_ENDED, FORBIDDEN, TOO_MANY_REQUESTS, UNAVAILABLE. */
  async run(caller: SignedInCaller, id: string, lang: Language | undefined): Promise<PaperFile> {
    const reach = paperReach(caller);
    const record = reach.kind === 'staff' ? await this.invoices.one(id) : await this.invoices.own(reach.view, id);
    if (!record) throw new DomainError('NOT_FOUND');
    const [name, known, imprint, address] = await Promise.all([
      record.clientName ?? this.clientNames.nameOf(record.clientId),
      // An invoice says the same to everybody who reads it; a case that staff must not know of is not on theirs.
      this.billedCases.known(reach.kind === 'staff' ? caller : null, [record.caseId]),
      this.imprintOf(record),
      record.number === undefined ? null : this.codes.addressOf('invoice', id),
    ]);
    const { firm, client: party, ways, legalCase } = imprint;
    // Whoever may not know of the case does not read of it; what it is called is what it was called then.
    const cases = new Map([...known].map(([caseId, present]) => [caseId, { ...present, ...legalCase }]));
    const names = new Map([[record.clientId, name]]);
    const now = this.clock.now();
    const invoice = toInvoice(record, { names, cases, today: beirutDate(now) });
    const language = lang ?? record.language;
    const sheet = invoiceSheet({ invoice, firm, party, language, address, ways });
    await this.noteView(reach, record, now);
    const read = { action: 'invoice.printed', subject: 'invoice', subjectId: id } as const;
    const at = record.issuedAt ?? record.createdAt;
    return this.printPaper.run(caller, { name: record.number ?? 'invoice-draft', sheet, at }, read);
  }

  /** A draft has not gone out: it says what is so now. */
  private imprintOf({ _id, state, clientId, caseId, currency }: InvoiceRecord): Promise<Imprint> {
    const about = { clientId, caseId, payableIn: currency };
    return state === 'draft'
      ? this.imprints.present({ ...about, isDraft: true })
      : this.imprints.of('invoice', _id, about);
  }

  /** A client who takes the document has seen it; that a delegate looked says nothing of the client. */
  private async noteView(reach: PaperReach, { _id, viewedAt }: InvoiceRecord, now: Date): Promise<void> {
    if (reach.kind === 'client' && !reach.view.isDelegate && viewedAt === null) await this.invoices.noteView(_id, now);
  }
}
