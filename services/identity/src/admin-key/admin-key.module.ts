import { Module } from '@nestjs/common';
import { GuessesModule } from '../guesses/guesses.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { AdminKeyController } from './admin-key.controller.js';
import { UseAdminKey } from './use-admin-key.js';

/** The key of the deployment, which makes its first owner (D-020). */
@Module({
  imports: [GuessesModule, PersonsModule, SessionsModule, StaffModule],
  controllers: [AdminKeyController],
  providers: [UseAdminKey],
})
export class AdminKeyModule {}
