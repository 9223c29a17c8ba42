import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.js';
import { GuessesModule } from '../guesses/guesses.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { OwnershipSchema } from './ownership.schema.js';
import { Roles } from './roles.service.js';
import { StaffAnswers } from './staff.answers.js';
import { StaffController } from './staff.controller.js';
import { StaffService } from './staff.service.js';

/** Staff and their roles. */
@Module({
  imports: [DevicesModule, GuessesModule, PasskeysModule, PersonsModule, SessionsModule],
  controllers: [StaffController],
  providers: [modelProvider('Ownership', OwnershipSchema), Roles, StaffAnswers, StaffService],
  exports: [Roles],
})
export class StaffModule {}
