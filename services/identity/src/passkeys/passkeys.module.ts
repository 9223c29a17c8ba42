import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ArrivalsModule } from '../arrivals/arrivals.module.js';
import { GuessesModule } from '../guesses/guesses.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AddPasskey } from './add-passkey.js';
import { ChallengeSchema } from './challenge.schema.js';
import { Challenges } from './challenges.js';
import { ConfirmByPasskey } from './confirm-by-passkey.js';
import { OwnPasskeys } from './own-passkeys.js';
import { PasskeyController } from './passkey.controller.js';
import { PasskeyRepository } from './passkey.repository.js';
import { PasskeySchema } from './passkey.schema.js';
import { RelyingParty } from './relying-party.js';
import { SignInByPasskey } from './sign-in-by-passkey.js';

/** Passkeys of staff: adding, using and removing them (AUTH-13). */
@Module({
  imports: [ArrivalsModule, GuessesModule, PersonsModule, SecondFactorModule, SessionsModule],
  controllers: [PasskeyController],
  providers: [
    modelProvider('Passkey', PasskeySchema),
    modelProvider('PasskeyChallenge', ChallengeSchema),
    AddPasskey,
    Challenges,
    ConfirmByPasskey,
    OwnPasskeys,
    PasskeyRepository,
    RelyingParty,
    SignInByPasskey,
  ],
  exports: [PasskeyRepository],
})
export class PasskeysModule {}
