import type { Language } from '@diwan/contracts/shared/language';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { ClientNames } from '../client-names/client-names.js';
import { Imprints } from '../imprints/imprints.js';
import { toPayment } from '../payments/payment.presenter.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { PaperCodes } from '../verifications/paper-codes.js';
import type { PaperFile } from './file.js';
import { paperReach } from './paper-reach.js';
import { PrintPaper } from './print-paper.js';
import { receiptSheet } from './sheets/receipt-sheet.js';

/** The receipt of a payment, for staff and for the client whose it is (BILL-13). */
@Injectable()
export class PrintReceipt {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly clientNames: ClientNames,
    private readonly imprints: Imprints,
    private readonly codes: PaperCodes,
    private readonly printPaper: PrintPaper,
  ) {}

  /** Throws DomainError NOT_FOUND, DELEGATION_ENDED, FORBIDDEN, TOO_MANY_REQUESTS, UNAVAILABLE. */
  async run(caller: SignedInCaller, id: string, lang: Language | undefined): Promise<PaperFile> {
    const reach = paperReach(caller);
    const record = reach.kind === 'staff' ? await this.payments.one(id) : await this.payments.own(reach.view, id);
    if (!record) throw new DomainError('NOT_FOUND');
    const [name, { firm, client: party }, address] = await Promise.all([
      record.clientName ?? this.clientNames.nameOf(record.clientId),
      this.imprints.of('payment', record._id, { clientId: record.clientId }),
      this.codes.addressOf('receipt', id),
    ]);
    const payment = toPayment(record, new Map([[record.clientId, name]]));
    const sheet = receiptSheet({ payment, firm, party, language: lang ?? caller.language, address });
    const read = { action: 'payment.printed', subject: 'payment', subjectId: id } as const;
    return this.printPaper.run(caller, { name: record.number, sheet, at: record.recordedAt }, read);
  }
}
