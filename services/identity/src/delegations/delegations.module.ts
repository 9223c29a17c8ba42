import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ClientsModule } from '../clients/clients.module.js';
import { CodesModule } from '../codes/codes.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AcceptMandate } from './accept-mandate.js';
import { ClientDelegationController } from './client-delegation.controller.js';
import { DataOfDelegates } from './data-of-delegates.js';
import { DelegationRepository } from './delegation.repository.js';
import { DelegationSchema } from './delegation.schema.js';
import { DelegationNoticeAnswer } from './delegation-notice.answer.js';
import { EndDelegation } from './end-delegation.js';
import { LookFor } from './look-for.js';
import { MandateController } from './mandate.controller.js';
import { Mandates } from './mandates.js';
import { NameDelegate } from './name-delegate.js';
import { OwnDelegationController } from './own-delegation.controller.js';
import { ReckonEnds } from './reckon-ends.js';
import { SessionsOfDelegate } from './sessions-of-delegate.js';
import { StandingAnswer } from './standing.answer.js';
import { StopSessionsWhenDelegationRevoked } from './stop-sessions-when-delegation-revoked.handler.js';

/** Relatives and accountants whom clients let look at parts of their file (PORT-10). */
@Module({
  imports: [ClientsModule, CodesModule, DataPartsModule, PersonsModule, SessionsModule],
  controllers: [ClientDelegationController, MandateController, OwnDelegationController],
  providers: [
    modelProvider('Delegation', DelegationSchema),
    AcceptMandate,
    DataOfDelegates,
    DelegationNoticeAnswer,
    DelegationRepository,
    EndDelegation,
    LookFor,
    Mandates,
    NameDelegate,
    ReckonEnds,
    SessionsOfDelegate,
    StandingAnswer,
    StopSessionsWhenDelegationRevoked,
  ],
  exports: [DelegationRepository, SessionsOfDelegate],
})
export class DelegationsModule {}
