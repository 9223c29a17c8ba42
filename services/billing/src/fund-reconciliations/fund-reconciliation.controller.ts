import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  dropBankImport,
  explainBankLine,
  importBankFile,
  listBankImports,
  readBankFile,
  reopenBankLine,
  tieBankLine,
} from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import {
  getFundsAsOf,
  listFundReconciliations,
  recordFundReconciliation,
} from '@diwan/contracts/money/fund-reconciliations/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { DecideBankLine } from './decide-bank-line.js';
import { FundsAsOfDay } from './funds-as-of.js';
import { ImportBankFile } from './import-bank-file.js';
import { ReconcileFunds } from './reconcile-funds.js';

/** Client money by ledger, by clients and by bank. */
@Controller()
export class FundReconciliationController {
  constructor(
    private readonly fundsAsOf: FundsAsOfDay,
    private readonly reconcileFunds: ReconcileFunds,
    private readonly importBankFile: ImportBankFile,
    private readonly decideBankLine: DecideBankLine,
  ) {}

  @Endpoint(getFundsAsOf)
  asOf(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof getFundsAsOf>,
  ): Promise<ResponseOf<typeof getFundsAsOf>> {
    return this.fundsAsOf.run(caller, query.currency, query.day);
  }

  @Endpoint(listFundReconciliations)
  list(
    @Input() { query }: InputOf<typeof listFundReconciliations>,
  ): Promise<ResponseOf<typeof listFundReconciliations>> {
    return this.reconcileFunds.page(query);
  }

  @Endpoint(recordFundReconciliation)
  record(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof recordFundReconciliation>,
  ): Promise<Deed<ResponseOf<typeof recordFundReconciliation>>> {
    return this.reconcileFunds.run(caller, body);
  }

  @Endpoint(readBankFile)
  read(@Input() { body }: InputOf<typeof readBankFile>): Promise<ResponseOf<typeof readBankFile>> {
    return this.importBankFile.read(body);
  }

  @Endpoint(importBankFile)
  takeIn(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof importBankFile>,
  ): Promise<Deed<ResponseOf<typeof importBankFile>>> {
    return this.importBankFile.run(caller, body);
  }

  @Endpoint(listBankImports)
  imports(@Input() { query }: InputOf<typeof listBankImports>): Promise<ResponseOf<typeof listBankImports>> {
    return this.importBankFile.list(query.currency);
  }

  @Endpoint(dropBankImport)
  drop(@Caller() caller: SignedInCaller, @Input() { params }: InputOf<typeof dropBankImport>): Promise<void> {
    return this.importBankFile.drop(caller, params.id);
  }

  @Endpoint(tieBankLine)
  tie(@Caller() caller: SignedInCaller, @Input() { params, body }: InputOf<typeof tieBankLine>): Promise<void> {
    return this.decideBankLine.tie(caller, params.id, body.movementIds);
  }

  @Endpoint(explainBankLine)
  explain(@Caller() caller: SignedInCaller, @Input() { params, body }: InputOf<typeof explainBankLine>): Promise<void> {
    return this.decideBankLine.explain(caller, params.id, body.reason);
  }

  @Endpoint(reopenBankLine)
  reopen(@Caller() caller: SignedInCaller, @Input() { params }: InputOf<typeof reopenBankLine>): Promise<void> {
    return this.decideBankLine.reopen(caller, params.id);
  }
}
