import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  depositFunds,
  listFundBalances,
  listFundMovements,
  listOwnFunds,
  previewReversal,
  refundFunds,
  reverseFundMovement,
  transferFunds,
} from '@diwan/contracts/money/client-funds/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { PreviewRelease } from '../credit-uses/preview-release.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { KeptCases } from '../walls/kept-cases.js';
import { FundBalances } from './fund-balances.js';
import { toOwnMovement } from './fund-movement.presenter.js';
import { FundMovementRepository } from './fund-movement.repository.js';
import { FundViews } from './fund-views.js';
import { MoveFunds } from './move-funds.js';
import { ReverseFunds } from './reverse-funds.js';
import { takenBackOf } from './transfer.rules.js';
import { TransferFunds } from './transfer-funds.js';

/** Money that the firm holds for clients. */
@Controller()
export class ClientFundController {
  constructor(
    private readonly movements: FundMovementRepository,
    private readonly fundBalances: FundBalances,
    private readonly fundViews: FundViews,
    private readonly moveFunds: MoveFunds,
    private readonly reverseFunds: ReverseFunds,
    private readonly previewRelease: PreviewRelease,
    private readonly transferFunds: TransferFunds,
    private readonly billedCases: BilledCases,
    private readonly keptCases: KeptCases,
  ) {}

  @Endpoint(listFundMovements)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listFundMovements>,
  ): Promise<ResponseOf<typeof listFundMovements>> {
    const page = await this.movements.page(query, await this.keptCases.of(caller));
    return { ...page, items: page.items.map(await this.fundViews.presenter(caller, page.items)) };
  }

  @Endpoint(listFundBalances)
  balances(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof listFundBalances>,
  ): Promise<ResponseOf<typeof listFundBalances>> {
    return this.fundBalances.of(caller, params.id);
  }

  @Endpoint(depositFunds)
  deposit(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof depositFunds>,
  ): Promise<Deed<ResponseOf<typeof depositFunds>>> {
    const { requestId, ...moved } = body;
    return this.moveFunds.run(caller, params.id, 'deposit', moved, requestId);
  }

  @Endpoint(refundFunds)
  refund(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof refundFunds>,
  ): Promise<Deed<ResponseOf<typeof refundFunds>>> {
    return this.moveFunds.run(caller, params.id, 'refund', body);
  }

  @Endpoint(transferFunds)
  transfer(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof transferFunds>,
  ): Promise<Deed<ResponseOf<typeof transferFunds>>> {
    return this.transferFunds.run(caller, params.id, body);
  }

  @Endpoint(previewReversal)
  async reversalPreview(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof previewReversal>,
  ): Promise<ResponseOf<typeof previewReversal>> {
    const movement = await this.movements.one(params.id);
    if (!movement) throw new DomainError('NOT_FOUND');
    const isTransfer = movement.kind === 'transfer' && !movement.reversedBy;
    return this.previewRelease.of(caller, isTransfer ? takenBackOf(movement) : null);
  }

  @Endpoint(reverseFundMovement)
  reverse(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof reverseFundMovement>,
  ): Promise<Deed<ResponseOf<typeof reverseFundMovement>>> {
    return this.reverseFunds.run(caller, params.id, body);
  }

  @Endpoint(listOwnFunds)
  async own(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listOwnFunds>,
  ): Promise<ResponseOf<typeof listOwnFunds>> {
    const page = await this.movements.ownPage(clientView(caller, 'billing'), query);
    const ids = page.items.map(({ caseId }) => caseId);
    const cases = await this.billedCases.named(null, ids);
    const titleOf = (caseId: string | null) => (caseId === null ? null : (cases.get(caseId)?.title ?? null));
    return { ...page, items: page.items.map((record) => toOwnMovement(record, titleOf(record.caseId))) };
  }
}
