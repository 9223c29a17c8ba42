import { Module } from '@nestjs/common';
import { ClientsModule } from '../clients/clients.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { ClientMessagesController } from './client-messages.controller.js';
import { DataOfConsents } from './data-of-consents.js';
import { MessageOffers } from './message-offers.js';
import { MessagesController } from './messages.controller.js';

/** Which messages a person wants (D-141). */
@Module({
  imports: [ClientsModule, DataPartsModule, PersonsModule],
  controllers: [ClientMessagesController, MessagesController],
  providers: [DataOfConsents, MessageOffers],
})
export class PreferencesModule {}
