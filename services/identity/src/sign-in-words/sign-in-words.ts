import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { WORD_LETTERS } from '@diwan/contracts/people/sign-in-words/word';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { IdentityConfig } from '../config.js';
import type { SignInWordRecord } from './sign-in-word.schema.js';

/** Lifetime of a word, as of a code (part 1, section 9). */
const WORD_LIFETIME_MS = 10 * 60_000;

/** How a word stands for the browser that got it: `gone` when it is unknown there, used or too old. */
export type WordStanding = { is: 'waiting' } | { is: 'gone' } | { is: 'proven'; phone: string };

/** Keeps the words that browsers wait with. */
@Injectable()
export class SignInWords {
  constructor(
    @InjectModel('SignInWord') private readonly words: Model<SignInWordRecord>,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** A new word for a browser: ten letters, 50 random bits. Another window may wait with one of its own. */
  async issue(browser: string): Promise<{ id: string; word: string; expiresAt: Date }> {
    const id = randomBytes(16).toString('base64url');
    const letters = Array.from({ length: 10 }, () => WORD_LETTERS[randomInt(WORD_LETTERS.length)]).join('');
    const word = `${letters.slice(0, 5)}-${letters.slice(5)}`;
    const expiresAt = new Date(this.clock.now().getTime() + WORD_LIFETIME_MS);
    await this.words.create({ _id: id, wordHash: this.hash(word), browser, expiresAt });
    return { id, word, expiresAt };
  }

  /** Notes the phone that a word came from. The first one counts; a word that is unknown, proven or too old changes nothing. */
  async prove(word: string, phone: string): Promise<void> {
    await this.words.updateOne(
      { wordHash: this.hash(word), phone: null, expiresAt: trusted({ $gt: this.clock.now() }) },
      { $set: { phone } },
    );
  }

  /** Spends a word that was proven; one that still waits is left as it is. Several requests at once: one of them spends it. */
  async spend(id: string, browser: string): Promise<WordStanding> {
    const now = this.clock.now();
    const own = { _id: id, browser, usedAt: null, expiresAt: trusted({ $gt: now }) };
    const spent = await this.words
      .findOneAndUpdate({ ...own, phone: trusted({ $ne: null }) }, { $set: { usedAt: now } })
      .lean();
    if (spent?.phone) return { is: 'proven', phone: spent.phone };
    // One that was proven just now waits, too: it is asked for again.
    const waits = await this.words.exists(own);
    return { is: waits ? 'waiting' : 'gone' };
  }

  private hash(word: string): string {
    return createHmac('sha256', this.config.OTP_PEPPER).update(`sign-in word ${word}`).digest('base64url');
  }
}
