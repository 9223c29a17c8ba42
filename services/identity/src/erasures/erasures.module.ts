import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ClientMergesModule } from '../client-merges/client-merges.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { DataCopiesModule } from '../data-copies/data-copies.module.js';
import { DelegationsModule } from '../delegations/delegations.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { StaffInvitationsModule } from '../staff-invitations/staff-invitations.module.js';
import { DecideErasure } from './decide-erasure.js';
import { ErasePeople } from './erase-people.js';
import { ErasedPeople } from './erased-people.js';
import { ErasureController } from './erasure.controller.js';
import { ErasureRepository } from './erasure.repository.js';
import { ErasureSchema } from './erasure.schema.js';
import { ErasurePlans } from './erasure-plans.js';
import { OwnErasureController } from './own-erasure.controller.js';
import { OwnErasures } from './own-erasures.js';
import { SubscriptionsOfPerson } from './subscriptions-of-person.js';

/** Wishes of people to be forgotten: asked for, decided by an owner, and done (PORT-08). */
@Module({
  imports: [
    ClientMergesModule,
    ClientsModule,
    DataCopiesModule,
    DelegationsModule,
    DevicesModule,
    PersonsModule,
    SessionsModule,
    StaffInvitationsModule,
  ],
  controllers: [ErasureController, OwnErasureController],
  providers: [
    modelProvider('Erasure', ErasureSchema),
    DecideErasure,
    ErasePeople,
    ErasedPeople,
    ErasurePlans,
    ErasureRepository,
    OwnErasures,
    SubscriptionsOfPerson,
  ],
})
export class ErasuresModule {}
