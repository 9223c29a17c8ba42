import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { GuessSchema } from './guess.schema.js';
import { GuessGuard } from './guess-guard.js';

/** Guesses at codes and keys, counted so that they cannot be tried through. */
@Module({
  providers: [modelProvider('Guess', GuessSchema), GuessGuard],
  exports: [GuessGuard],
})
export class GuessesModule {}
