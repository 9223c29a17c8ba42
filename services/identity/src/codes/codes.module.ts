import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.js';
import { GuessesModule } from '../guesses/guesses.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { AlarmSchema } from './alarm.schema.js';
import { CodeRepository } from './code.repository.js';
import { CodeSchema } from './code.schema.js';
import { CodeBreaker } from './code-breaker.js';
import { GuessedCodes } from './guessed-codes.js';
import { ProofAnswers } from './proof.answers.js';
import { RequestCode } from './request-code.js';
import { Requesters } from './requester.js';
import { SendLimits } from './send-limits.js';
import { VerifyCode } from './verify-code.js';

/** One-time codes: sent within limits, compared within tries. */
@Module({
  imports: [DevicesModule, GuessesModule, PersonsModule],
  providers: [
    modelProvider('Code', CodeSchema),
    modelProvider('Alarm', AlarmSchema),
    CodeBreaker,
    CodeRepository,
    GuessedCodes,
    ProofAnswers,
    RequestCode,
    Requesters,
    SendLimits,
    VerifyCode,
  ],
  exports: [RequestCode, VerifyCode],
})
export class CodesModule {}
