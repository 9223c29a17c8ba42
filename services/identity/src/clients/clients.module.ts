import { modelProvider } from '@diwan/service-kit/database';
import { Module } from '@nestjs/common';
import { PersonsModule } from '../persons/persons.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { CaseTeamRepository } from './case-team.repository.js';
import { caseTeamSchema } from './case-team.schema.js';
import { ClientAnswers } from './client.answers.js';
import { ClientController } from './client.controller.js';
import { ClientRepository } from './client.repository.js';
import { ClientService } from './client.service.js';
import { RememberTeamWhenCaseTeamChanged } from './remember-team-when-case-team-changed.handler.js';

/** Clients as staff keep them (OFF-02). */
@Module({
  imports: [PersonsModule, SessionsModule],
  controllers: [ClientController],
  providers: [
    modelProvider('CaseTeam', caseTeamSchema),
    CaseTeamRepository,
    ClientAnswers,
    ClientRepository,
    ClientService,
    RememberTeamWhenCaseTeamChanged,
  ],
})
export class ClientsModule {}
