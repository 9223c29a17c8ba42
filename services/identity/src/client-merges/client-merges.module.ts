import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ClientsModule } from '../clients/clients.module.js';
import { DelegationsModule } from '../delegations/delegations.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ClientMergeController } from './client-merge.controller.js';
import { ClientMergeRepository } from './client-merge.repository.js';
import { ClientMergeSchema } from './client-merge.schema.js';
import { ClientMergeViews } from './client-merge-views.js';
import { ClientPairs } from './client-pairs.js';
import { MergeClients } from './merge-clients.js';
import { UndoMerge } from './undo-merge.js';

/** Two records of one client become one, and two again (LEAD-08). */
@Module({
  imports: [ClientsModule, DelegationsModule, PersonsModule, SessionsModule],
  controllers: [ClientMergeController],
  providers: [
    modelProvider('ClientMerge', ClientMergeSchema),
    ClientMergeRepository,
    ClientMergeViews,
    ClientPairs,
    MergeClients,
    UndoMerge,
  ],
  exports: [ClientMergeRepository],
})
export class ClientMergesModule {}
