import { provePhone } from '@diwan/contracts/people/sign-in-words/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { SignInWords } from './sign-in-words.js';

/** Hears of words that arrived by message. */
@Injectable()
export class ProvePhoneAnswer {
  constructor(private readonly words: SignInWords) {}

  @Answers(provePhone)
  async answer({ word, phone }: z.output<typeof provePhone.input>): Promise<z.output<typeof provePhone.output>> {
    await this.words.prove(word, phone);
    return {};
  }
}
