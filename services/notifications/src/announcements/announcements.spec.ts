import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { reachOfSubscriber, subscribersTo } from '@diwan/contracts/messages/newsletter/questions';
import { clientsWanting } from '@diwan/contracts/people/persons/questions';
import { ArticlePublishedV1 } from '@diwan/contracts/site/articles/events';
import { articleToTell } from '@diwan/contracts/site/articles/questions';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as z from 'zod/mini';
import type { NoticeRecord } from '../notices/notice.schema.js';
import {
  CLIENT,
  FakeProvider,
  LEAD,
  NO_WHATSAPP,
  OWNER,
  otherServices,
  startNotifications,
} from '../test-kit/house.js';
import { AnnounceArticles, BETWEEN_PARTS } from './announce-articles.js';

const ARTICLE = { articleId: '65f0c0ffee65f0c0ffee0a01', language: 'en', category: 'General' } as const;
const SECOND = '65f0c0ffee65f0c0ffee00a1';
const MORNING = new Date('2026-11-25T08:00:00.000Z').getTime();

describe('NEWS-10: an article is told to whoever asked for news', () => {
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  let article: z.infer<typeof articleToTell.output>;
  let subscribers: string[];
  let ended: string[];
  const mail = new FakeProvider();
  beforeAll(async () => {
    ({ service, others } = await startNotifications({ mail }));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(others, otherServices());
    article = { title: 'A lease ends early', path: '/news/a-lease', language: 'en' };
    subscribers = [LEAD, SECOND];
    ended = [];
    mail.taken.length = 0;
    for (const [id, person] of others.people)
      others.people.set(id, { ...person, channels: { ...NO_WHATSAPP, news: ['whatsapp'] } });
    // One at a time, so that going on is seen.
    const partOf = (ids: string[], after: string | null) => {
      const from = after === null ? 0 : ids.indexOf(after) + 1;
      return { ids: ids.slice(from, from + 1), next: from + 1 < ids.length ? (ids[from] ?? null) : null };
    };
    service.rpcAnswers(clientsWanting, ({ topic, language, after }) =>
      partOf(topic === 'news' && language === 'en' ? [CLIENT, OWNER] : [], after),
    );
    service.rpcAnswers(subscribersTo, ({ after }) => partOf(subscribers, after));
    service.rpcAnswers(reachOfSubscriber, ({ subscriptionId: id }) =>
      ended.includes(id)
        ? null
        : {
            email: `${id.slice(-2)}@reader.test`,
            language: 'en' as const,
            unsubscribeUrl: `https://diwan.test/newsletter/unsubscribe?token=${id}`,
          },
    );
    service.rpcAnswers(articleToTell, () => article);
    for (const name of ['Notice', 'DemoMessage', 'Announcement']) await service.model(name).deleteMany({});
  });
  afterEach(() => service.setTime(null));

  const look = () => service.app.get(AnnounceArticles).look();
  /** Several workers look until all parts are owed. */
  const announce = async (workers = 1) => {
    for (let part = 0; part < 6; part++) {
      service.setTime(new Date(MORNING + part * BETWEEN_PARTS));
      await Promise.all(Array.from({ length: workers }, look));
    }
    expect(await service.model('Announcement').findById(ARTICLE.articleId).lean()).toMatchObject({ stage: 'done' });
  };
  const settled = (count: number) =>
    eventually(async () => {
      const notices = await service.model('Notice').find().lean<NoticeRecord[]>();
      expect(notices).toHaveLength(count);
      for (const { state } of notices) expect(['pending', 'sending']).not.toContain(state);
      return notices;
    });
  const inbox = async () => (await service.http().call(readDemoInbox, { query: {} })).body;

  it('D-070: comes once per article and recipient, however many workers look and however often it is said', async () => {
    service.setTime(new Date(MORNING));
    for (let times = 0; times < 3; times++) await service.deliver(ArticlePublishedV1, ARTICLE);
    await announce(3);
    await settled(4);
    await service.deliver(ArticlePublishedV1, ARTICLE);
    await announce(2);
    await settled(4);
    expect((await inbox()).map(({ to }: { to: string }) => to).sort()).toEqual(['+96170000002', '+96170000003']);
    expect(mail.taken.map(({ to }) => to).sort()).toEqual(['a0@reader.test', 'a1@reader.test']);
  });

  it('NEWS-08: the e-mail leads to the article and is ended by one click (RFC 8058)', async () => {
    subscribers = [LEAD];
    service.setTime(new Date(MORNING));
    await service.deliver(ArticlePublishedV1, ARTICLE);
    await announce();
    await settled(3);
    const url = `https://diwan.test/newsletter/unsubscribe?token=${LEAD}`;
    expect(mail.taken).toMatchObject([
      {
        template: 'newsletter_article',
        variables: { title: 'A lease ends early', link: expect.stringMatching(/\/news\/a-lease$/), unsubscribe: url },
        headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      },
    ]);
  });

  it('D-141: whoever stopped it meanwhile gets nothing', async () => {
    ended = [LEAD, SECOND];
    for (const [id, person] of others.people) others.people.set(id, { ...person, channels: NO_WHATSAPP });
    service.setTime(new Date(MORNING));
    await service.deliver(ArticlePublishedV1, ARTICLE);
    await announce();
    for (const { state, reason } of await settled(4)) expect([state, reason]).toEqual(['suppressed', 'opted_out']);
    expect([...(await inbox()), ...mail.taken]).toEqual([]);
  });

  it('D-070: nothing goes out of an article that was taken off the site meanwhile', async () => {
    article = null;
    service.setTime(new Date(MORNING));
    await service.deliver(ArticlePublishedV1, ARTICLE);
    await announce();
    for (const { state, reason } of await settled(4))
      expect([state, reason]).toEqual(['cancelled', 'article_withdrawn']);
  });

  it('NEWS-08: is throttled: the next part waits its time', async () => {
    service.setTime(new Date(MORNING));
    await service.deliver(ArticlePublishedV1, ARTICLE);
    for (let times = 0; times < 5; times++) await look();
    await settled(1);
  });
});
