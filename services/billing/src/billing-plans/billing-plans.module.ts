import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ClientSearchModule } from '../client-search/client-search.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { VatRatesModule } from '../vat-rates/vat-rates.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { BillingPlanController } from './billing-plan.controller.js';
import { BillingPlanRepository } from './billing-plan.repository.js';
import { billingPlanSchema, planTurnSchema } from './billing-plan.schema.js';
import { BillingPlanViews } from './billing-plan-views.js';
import { EditPlans } from './edit-plans.js';
import { MakeTurn } from './make-turn.js';
import { MakeTurns } from './make-turns.js';
import { PlanTurnRepository } from './plan-turn.repository.js';
import { PlannedDraftNoticeAnswer } from './planned-draft-notice.answer.js';

/** Fixed fees that come again or in stages, and the drafts they make. */
@Module({
  imports: [ClientSearchModule, InvoicesModule, LegalCasesModule, PeopleModule, VatRatesModule, WallsModule],
  controllers: [BillingPlanController],
  providers: [
    modelProvider('BillingPlan', billingPlanSchema),
    modelProvider('PlanTurn', planTurnSchema),
    BillingPlanRepository,
    BillingPlanViews,
    EditPlans,
    MakeTurn,
    MakeTurns,
    PlannedDraftNoticeAnswer,
    PlanTurnRepository,
  ],
  exports: [BillingPlanRepository, MakeTurn],
})
export class BillingPlansModule {}
