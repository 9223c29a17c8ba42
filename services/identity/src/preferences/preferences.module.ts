import { Module } from '@nestjs/common';
import { PersonsModule } from '../persons/persons.module.js';
import { MessagesController } from './messages.controller.js';

/** Which messages a person wants (D-141). */
@Module({
  imports: [PersonsModule],
  controllers: [MessagesController],
})
export class PreferencesModule {}
