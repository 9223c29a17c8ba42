import { modelProvider } from '@diwan/service-kit/database';
import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { CaseController } from './case.controller.js';
import { CaseRepository } from './case.repository.js';
import { CaseSchema } from './case.schema.js';
import { ChangeCase } from './change-case.js';
import { ClientHolds } from './client-holds.js';
import { ClientReach } from './client-reach.js';
import { OpenCase } from './open-case.js';
import { OwnCaseController } from './own-case.controller.js';
import { RefreshWordsWhenClientChanged } from './refresh-words-when-client-changed.handler.js';

/** Cases: what the firm works on, for whom and by whom. */
@Module({
  imports: [PeopleModule],
  controllers: [CaseController, OwnCaseController],
  providers: [
    modelProvider('LegalCase', CaseSchema),
    CaseRepository,
    ChangeCase,
    ClientHolds,
    ClientReach,
    OpenCase,
    RefreshWordsWhenClientChanged,
  ],
  exports: [CaseRepository, ClientHolds],
})
export class CasesModule {}
