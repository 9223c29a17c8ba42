import { Module } from '@nestjs/common';
import { GuessesModule } from '../guesses/guesses.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { EnterSetUpCode } from './enter-set-up-code.js';
import { FirmName } from './firm-name.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorService } from './second-factor.service.js';

/** The authenticator app of staff and their recovery codes. */
@Module({
  imports: [GuessesModule, PersonsModule, SessionsModule],
  controllers: [SecondFactorController],
  providers: [EnterSetUpCode, FirmName, SecondFactorService],
  exports: [FirmName],
})
export class SecondFactorModule {}
