import { digestOfClients } from '@diwan/contracts/matters/digests/questions';
import { owedByClients } from '@diwan/contracts/money/client-accounts/questions';
import { clientsWanting, countClientsWanting } from '@diwan/contracts/people/persons/questions';
import type { Money } from '@diwan/contracts/shared/money';
import { articlesBetween } from '@diwan/contracts/site/articles/questions';
import type { TestService } from '@diwan/service-kit/testing';
import type * as z from 'zod/mini';
import { CLIENT, NO_WHATSAPP, OWNER, type otherServices, STAFF } from './house.js';

type OfCases = z.input<typeof digestOfClients.output>[number];
type Article = z.input<typeof articlesBetween.output>[number];

/** What the other services know of those who asked for the digest; tests change it. */
export interface DigestAffairs {
  wanting: string[];
  cases: Map<string, Partial<OfCases>>;
  money: Map<string, Money[]>;
  articles: (Article & { at: string })[];
  /** Called before a part's cases are told. */
  asked: (clientIds: readonly string[]) => void;
}

/** Three who asked for it, each with something that waits. */
export function digestAffairs(others: ReturnType<typeof otherServices>): DigestAffairs {
  for (const [id, person] of others.people)
    others.people.set(id, { ...person, channels: { ...NO_WHATSAPP, digest: ['whatsapp'] } });
  const wanting = [STAFF, CLIENT, OWNER].sort();
  return {
    wanting,
    cases: new Map(wanting.map((id) => [id, { waiting: 1 }])),
    money: new Map(),
    articles: [],
    asked: () => {},
  };
}

/** Lets the doubles answer from the affairs: one person a part, so that going on is seen. */
export function answerForDigests(service: TestService, affairs: DigestAffairs): void {
  service.rpcAnswers(clientsWanting, ({ topic, after }) => {
    const ids = topic === 'digest' ? affairs.wanting : [];
    const from = after === null ? 0 : ids.indexOf(after) + 1;
    return { ids: ids.slice(from, from + 1), next: from + 1 < ids.length ? (ids[from] ?? null) : null };
  });
  service.rpcAnswers(countClientsWanting, ({ topic, language }) => ({
    count: topic === 'digest' && language === 'en' ? affairs.wanting.length : 0,
  }));
  service.rpcAnswers(digestOfClients, ({ clientIds, week }) => {
    affairs.asked(clientIds);
    return clientIds.flatMap((clientId) => {
      const known = affairs.cases.get(clientId);
      if (!known) return [];
      const { hearings = [], waiting = 0, areas = [], week: lines = [] } = known;
      return { clientId, hearings, waiting, areas, week: week ? lines : [] };
    });
  });
  service.rpcAnswers(owedByClients, ({ clientIds }) =>
    clientIds.flatMap((clientId) => {
      const amounts = affairs.money.get(clientId);
      return amounts ? { clientId, amounts } : [];
    }),
  );
  service.rpcAnswers(articlesBetween, ({ after, until }) =>
    affairs.articles.filter(({ at }) => at > after && at <= until).map(({ at: _at, ...article }) => article),
  );
}
