import { countClientsWanting } from '@diwan/contracts/people/persons/questions';
import { LANGUAGES } from '@diwan/contracts/shared/language';
import { articlesBetween } from '@diwan/contracts/site/articles/questions';
import type { DigestPreview } from '@diwan/contracts/site/digests/http';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { Firm } from '../firm/firm.js';
import { digestLinks } from '../kinds/digest-words.js';
import { Links } from '../notices/links.js';
import { BeginDigest } from './begin-digest.js';
import { DigestRepository } from './digest.repository.js';
import type { DigestRecord } from './digest.schema.js';
import { DigestAudience } from './digest-audience.js';
import { exampleOf } from './digest-example.js';

/** What whoever sends the digest sees before: how it reads and how many get it. Of no client more than that they are counted. */
@Injectable()
export class DigestPreviews {
  constructor(
    private readonly begin: BeginDigest,
    private readonly digests: DigestRepository,
    private readonly audience: DigestAudience,
    private readonly firm: Firm,
    private readonly links: Links,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws UNAVAILABLE. */
  async read(): Promise<DigestPreview> {
    const window = await this.begin.windowNow();
    const { day, week, since, until } = window;
    const [today, due, articles, ...counts] = await Promise.all([
      this.digests.ofDay(day),
      this.audience.count(window),
      this.rpc.ask(articlesBetween, { after: since, until }),
      ...LANGUAGES.map((language) => this.rpc.ask(countClientsWanting, { topic: 'digest', language })),
    ]);
    const examples = LANGUAGES.map(async (language) => {
      const news = articles.filter((one) => one.language === language);
      const said = { ...digestLinks((path) => this.links.to(path, language)), firm: await this.firm.name(language) };
      return { language, text: exampleOf(language, { day, week, news, said }) };
    });
    return {
      day,
      wanted: counts.reduce((total, { count }) => total + count, 0),
      due,
      examples: await Promise.all(examples),
      today: today && standingOf(today),
    };
  }
}

const standingOf = ({ until, begunBy, stage, owed }: DigestRecord): DigestPreview['today'] => ({
  begunAt: until.toISOString(),
  byHand: begunBy !== null,
  done: stage === 'done',
  owed,
});
