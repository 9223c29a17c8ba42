import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { stagesOfCases } from '@diwan/contracts/matters/cases/questions';
import {
  changeBillingPlan,
  createBillingPlan,
  getBillingPlan,
  listBillingPlans,
  listStagesToBill,
  moveBillingPlan,
} from '@diwan/contracts/money/billing-plans/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Controller } from '@nestjs/common';
import { BillingPlanViews } from './billing-plan-views.js';
import { EditPlans } from './edit-plans.js';

/** Fixed fees that come again or in stages. */
@Controller()
export class BillingPlanController {
  constructor(
    private readonly planViews: BillingPlanViews,
    private readonly editPlans: EditPlans,
    private readonly rpc: RpcClient,
  ) {}

  @Endpoint(listBillingPlans)
  list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listBillingPlans>,
  ): Promise<ResponseOf<typeof listBillingPlans>> {
    return this.planViews.page(caller, query);
  }

  @Endpoint(getBillingPlan)
  get(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getBillingPlan>,
  ): Promise<ResponseOf<typeof getBillingPlan>> {
    return this.planViews.one(caller, params.id);
  }

  @Endpoint(createBillingPlan)
  create(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof createBillingPlan>,
  ): Promise<Deed<ResponseOf<typeof createBillingPlan>>> {
    return this.editPlans.add(caller, body);
  }

  @Endpoint(changeBillingPlan)
  change(
    @Caller() caller: SignedInCaller,
    @Input() input: InputOf<typeof changeBillingPlan>,
  ): Promise<ResponseOf<typeof changeBillingPlan>> {
    return this.editPlans.change(caller, input);
  }

  @Endpoint(moveBillingPlan)
  move(
    @Caller() caller: SignedInCaller,
    @Input() input: InputOf<typeof moveBillingPlan>,
  ): Promise<ResponseOf<typeof moveBillingPlan>> {
    return this.editPlans.move(caller, input);
  }

  @Endpoint(listStagesToBill)
  async stages(
    @Caller() caller: SignedInCaller,
    @Input() { params: { id } }: InputOf<typeof listStagesToBill>,
  ): Promise<ResponseOf<typeof listStagesToBill>> {
    const by = { personId: caller.personId, roles: [...caller.roles] };
    const [found] = await this.rpc.ask(stagesOfCases, { ids: [id], by });
    if (!found) throw new DomainError('NOT_FOUND');
    return found.stages;
  }
}
