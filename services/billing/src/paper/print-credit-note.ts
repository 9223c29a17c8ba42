import type { Language } from '@diwan/contracts/shared/language';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { ClientNames } from '../client-names/client-names.js';
import { toCreditNote } from '../credit-notes/credit-note.presenter.js';
import { CreditNoteRepository } from '../credit-notes/credit-note.repository.js';
import { Imprints } from '../imprints/imprints.js';
import { PaperCodes } from '../verifications/paper-codes.js';
import type { PaperFile } from './file.js';
import { isInReach, paperReach } from './paper-reach.js';
import { PrintPaper } from './print-paper.js';
import { creditNoteSheet } from './sheets/credit-note-sheet.js';

/** A credit note on paper, for staff and for the client whose it is. */
@Injectable()
export class PrintCreditNote {
  constructor(
    private readonly creditNotes: CreditNoteRepository,
    private readonly clientNames: ClientNames,
    private readonly imprints: Imprints,
    private readonly codes: PaperCodes,
    private readonly printPaper: PrintPaper,
  ) {}

  /** Throws DomainError NOT_FOUND, DELEGATION_ENDED, FORBIDDEN, TOO_MANY_REQUESTS, UNAVAILABLE. */
  async run(caller: SignedInCaller, id: string, lang: Language | undefined): Promise<PaperFile> {
    const reach = paperReach(caller);
    const record = await this.creditNotes.one(id);
    if (!record || !isInReach(reach, record)) throw new DomainError('NOT_FOUND');
    const [name, { firm, client: party }, address] = await Promise.all([
      record.clientName ?? this.clientNames.nameOf(record.clientId),
      this.imprints.of('credit_note', record._id, { clientId: record.clientId }),
      this.codes.addressOf('credit_note', id),
    ]);
    const note = toCreditNote(record, new Map([[record.clientId, name]]));
    const sheet = creditNoteSheet({ note, firm, party, language: lang ?? caller.language, address });
    const read = { action: 'credit-note.printed', subject: 'credit-note', subjectId: id } as const;
    return this.printPaper.run(caller, { name: record.number, sheet, at: record.issuedAt }, read);
  }
}
