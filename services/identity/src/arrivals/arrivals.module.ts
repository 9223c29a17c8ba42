import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { Welcome } from './welcome.js';

/** Letting in whoever proved who they are, however they did. */
@Module({
  imports: [DevicesModule, PersonsModule, SessionsModule],
  providers: [Welcome],
  exports: [Welcome],
})
export class ArrivalsModule {}
