import { digestOfClients } from '@diwan/contracts/matters/digests/questions';
import { owedByClients } from '@diwan/contracts/money/client-accounts/questions';
import { CalendarDate, Instant } from '@diwan/contracts/shared/id';
import type { Language } from '@diwan/contracts/shared/language';
import type { Money } from '@diwan/contracts/shared/money';
import { articlesBetween } from '@diwan/contracts/site/articles/questions';
import * as z from 'zod/mini';
import type { ComposingTools, Person } from './notice-kind.js';

/** What a digest is about: all that its notices keep. */
export const DigestWindow = z.object({
  /** The day in Beirut. */
  day: CalendarDate,
  /** News are told that came after the one moment and until the other. */
  since: Instant,
  until: Instant,
  /** Whether it is the first of a week, which has a line per case. */
  week: z.boolean(),
});
export type DigestWindow = z.infer<typeof DigestWindow>;

type OfCases = z.output<typeof digestOfClients.output>[number];
type Article = z.output<typeof articlesBetween.output>[number];

/** What a digest tells one person. */
export interface DigestFacts extends Pick<OfCases, 'hearings' | 'waiting' | 'week'> {
  /** What is open, each currency apart (D-082). */
  owed: readonly Money[];
  news: readonly Pick<Article, 'title'>[];
}

/**
 * What a digest tells each of at most 200 people, by one question per service; who has nothing to be told is left out. Asked when it is
 * owed and once more when it is sent, so that it says how things stand then.
 */
export async function askDigest(
  rpc: ComposingTools['rpc'],
  people: readonly Pick<Person, 'id' | 'language'>[],
  { since, until, week }: DigestWindow,
): Promise<Map<string, DigestFacts>> {
  const clientIds = people.map(({ id }) => id);
  const [cases, money, articles] = await Promise.all([
    rpc.ask(digestOfClients, { clientIds, week }),
    rpc.ask(owedByClients, { clientIds }),
    rpc.ask(articlesBetween, { after: since, until }),
  ]);
  const casesOf = new Map(cases.map((one) => [one.clientId, one]));
  const owedBy = new Map(money.map(({ clientId, amounts }) => [clientId, amounts]));
  const facts = people.map(({ id, language }) => {
    const { hearings = [], waiting = 0, week: lines = [], areas = [] } = casesOf.get(id) ?? {};
    const news = newsFor(articles, areas, language);
    return [id, { hearings, waiting, week: lines, owed: owedBy.get(id) ?? [], news }] as const;
  });
  return new Map(facts.filter(([, one]) => saysSomething(one)));
}

/** Of the areas of somebody's cases, and what belongs to no area and concerns everybody, in their language. */
const newsFor = (articles: readonly Article[], areas: OfCases['areas'], language: Language): Article[] =>
  articles.filter((one) => one.language === language && (one.area === 'other' || areas.includes(one.area)));

const saysSomething = ({ hearings, waiting, week, owed, news }: DigestFacts): boolean =>
  waiting > 0 || [hearings, week, owed, news].some((part) => part.length > 0);
