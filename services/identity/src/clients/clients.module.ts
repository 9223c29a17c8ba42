import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { PersonsModule } from '../persons/persons.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { CaseTeamRepository } from './case-team.repository.js';
import { CaseTeamSchema } from './case-team.schema.js';
import { ChangeClient } from './change-client.js';
import { ClientAnswers } from './client.answers.js';
import { ClientController } from './client.controller.js';
import { ClientRepository } from './client.repository.js';
import { ClientRecords } from './client-records.js';
import { ClientViews } from './client-views.js';
import { CreateClient } from './create-client.js';
import { ForgetDeletedClients } from './forget-deleted-clients.js';
import { RememberTeamWhenCaseTeamChanged } from './remember-team-when-case-team-changed.handler.js';
import { ShelveClient } from './shelve-client.js';

/** Clients as staff keep them (OFF-02). */
@Module({
  imports: [PersonsModule, SessionsModule],
  controllers: [ClientController],
  providers: [
    modelProvider('CaseTeam', CaseTeamSchema),
    CaseTeamRepository,
    ChangeClient,
    ClientAnswers,
    ClientRecords,
    ClientRepository,
    ClientViews,
    CreateClient,
    ForgetDeletedClients,
    RememberTeamWhenCaseTeamChanged,
    ShelveClient,
  ],
  exports: [CaseTeamRepository, ClientRecords, ClientRepository, ClientViews],
})
export class ClientsModule {}
