import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { AskSignInWord } from './ask-sign-in-word.js';
import { ProvePhoneAnswer } from './prove-phone.answer.js';
import { SignInByWord } from './sign-in-by-word.js';
import { SignInWordSchema } from './sign-in-word.schema.js';
import { SignInWordsController } from './sign-in-words.controller.js';
import { SignInWords } from './sign-in-words.js';

/** Signing in by a message that arrives: the phone it came from is proven in the browser that has the word. */
@Module({
  imports: [SignInModule],
  controllers: [SignInWordsController],
  providers: [
    modelProvider('SignInWord', SignInWordSchema),
    AskSignInWord,
    ProvePhoneAnswer,
    SignInByWord,
    SignInWords,
  ],
})
export class SignInWordsModule {}
