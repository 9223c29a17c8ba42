import { modelProvider } from '@diwan/service-kit/database';
import { Module } from '@nestjs/common';
import { guessSchema } from './guess.schema.js';
import { GuessGuard } from './guess-guard.js';

/** Guesses at codes and keys, counted so that they cannot be tried through. */
@Module({
  providers: [modelProvider('Guess', guessSchema), GuessGuard],
  exports: [GuessGuard],
})
export class GuessesModule {}
