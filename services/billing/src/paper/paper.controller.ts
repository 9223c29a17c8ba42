import type { InputOf } from '@diwan/contracts/http/endpoint';
import {
  readCreditNotePaper,
  readInvoicePaper,
  readOwnStatement,
  readReceipt,
  readStatement,
} from '@diwan/contracts/money/paper/http';
import { clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Controller, Response } from '@nestjs/common';
import type { Response as HttpResponse } from 'express';
import { KeptCases } from '../walls/kept-cases.js';
import { sendFile } from './file.js';
import { PrintCreditNote } from './print-credit-note.js';
import { PrintInvoice } from './print-invoice.js';
import { PrintReceipt } from './print-receipt.js';
import { PrintStatement } from './print-statement.js';

/** Documents of money as files. */
@Controller()
export class PaperController {
  constructor(
    private readonly printInvoice: PrintInvoice,
    private readonly printReceipt: PrintReceipt,
    private readonly printCreditNote: PrintCreditNote,
    private readonly printStatement: PrintStatement,
    private readonly people: People,
    private readonly keptCases: KeptCases,
  ) {}

  @Endpoint(readInvoicePaper)
  async invoice(
    @Caller() caller: SignedInCaller,
    @Input() { params, query }: InputOf<typeof readInvoicePaper>,
    @Response() response: HttpResponse,
  ): Promise<void> {
    sendFile(await this.printInvoice.run(caller, params.id, query.lang), response);
  }

  @Endpoint(readReceipt)
  async receipt(
    @Caller() caller: SignedInCaller,
    @Input() { params, query }: InputOf<typeof readReceipt>,
    @Response() response: HttpResponse,
  ): Promise<void> {
    sendFile(await this.printReceipt.run(caller, params.id, query.lang), response);
  }

  @Endpoint(readCreditNotePaper)
  async creditNote(
    @Caller() caller: SignedInCaller,
    @Input() { params, query }: InputOf<typeof readCreditNotePaper>,
    @Response() response: HttpResponse,
  ): Promise<void> {
    sendFile(await this.printCreditNote.run(caller, params.id, query.lang), response);
  }

  @Endpoint(readStatement)
  async statement(
    @Caller() caller: SignedInCaller,
    @Input() { params: { id }, query: { lang, ...period } }: InputOf<typeof readStatement>,
    @Response() response: HttpResponse,
  ): Promise<void> {
    if (!(await this.people.namesOf([id])).has(id)) throw new DomainError('NOT_FOUND');
    const whose = { clientId: id, caseIds: null, kept: await this.keptCases.of(caller) };
    sendFile(await this.printStatement.run(caller, whose, period, lang), response);
  }

  @Endpoint(readOwnStatement)
  async ownStatement(
    @Caller() caller: SignedInCaller,
    @Input() { query: { lang, ...period } }: InputOf<typeof readOwnStatement>,
    @Response() response: HttpResponse,
  ): Promise<void> {
    sendFile(await this.printStatement.run(caller, clientView(caller, 'billing'), period, lang), response);
  }
}
