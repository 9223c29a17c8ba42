import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { allNamesOf, People } from '@diwan/service-kit/people/people.service';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CaseRepository } from './case.repository.js';
import { WORDS_MADE, wordsOfCase } from './case-words.js';

/** The first look comes when identity has had time to start; one that could not be ended is taken up again. */
const PAUSE = 60_000;

/** Cases that were stored while a case was found by fewer words get all of them, so that no client has to be changed before their case is found. */
@Injectable()
export class CompleteCaseWords implements OnApplicationBootstrap, OnModuleDestroy {
  private isDone = false;
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: () => this.run(),
    failed: (error) => this.log.warn('case-words.stalled', { error }),
  });

  constructor(
    private readonly cases: CaseRepository,
    private readonly people: People,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  /** Lets the look under way end and starts no other. */
  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** Returns how many cases got new words. Throws DomainError UNAVAILABLE: a name that is not known now must not be left out for ever. */
  async run(): Promise<number> {
    if (this.isDone) return 0;
    let completed = 0;
    for await (const records of this.cases.inBatches()) {
      const old = records.filter(({ wordsMade }) => wordsMade !== WORDS_MADE);
      if (old.length === 0) continue;
      const people = await this.people.known(old.flatMap(({ clientIds }) => clientIds));
      const names = new Map([...people].map(([id, person]) => [id, allNamesOf(person)]));
      for (const record of old) if (await this.cases.giveWords(record, wordsOfCase(record, names))) completed += 1;
    }
    this.isDone = true;
    return completed;
  }
}
