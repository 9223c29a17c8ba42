import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { HearingNewsV1 } from '@diwan/contracts/matters/hearings/events';
import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answerForOthers, CASE, CLIENT, DOCUMENT, otherServices, startNotifications } from '../test-kit/house.js';
import type { NoticeRecord } from './notice.schema.js';

/** Half past nine in the evening in Beirut, in winter. */
const NIGHT = new Date('2026-11-23T19:30:00Z');
const MORNING_AT = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour - 2)).toISOString();

let service: TestService;
let others: ReturnType<typeof otherServices>;
let number = 0;
beforeAll(async () => {
  ({ service } = await startNotifications({ env: { QUIET_HOURS: '21:00-08:00' } }));
});
afterAll(() => service.stop());
beforeEach(async () => {
  others = otherServices();
  answerForOthers(service, others);
  await service.model('Notice').deleteMany({});
  service.setTime(NIGHT);
});

const wishes = (quietHours: { from: number; until: number } | null) => {
  const client = others.people.get(CLIENT);
  if (client) others.people.set(CLIENT, { ...client, quietHours });
};
const dueAt = async () => {
  const [notice] = await service.model('Notice').find().lean<NoticeRecord[]>();
  return notice?.nextAttemptAt.toISOString();
};
const share = () => {
  number += 1;
  return service.deliver(DocumentSharedV1, { documentId: DOCUMENT, caseId: CASE, clientId: CLIENT, sharing: number });
};
const news = (sameDay: boolean) =>
  service.deliver(HearingNewsV1, {
    ...{ hearingId: '64b0000000000000000000e1', caseId: CASE, clientIds: [CLIENT], lawyerId: null },
    ...{ wallTime: '2026-11-24T09:30', news: 'scheduled', sameDay, by: null },
  });

describe('NOT-10: what is owed to a person waits for the end of their own quiet hours', () => {
  it("the firm's hold where they never said any, and while nobody can be asked", async () => {
    await share();
    expect(await dueAt()).toBe(MORNING_AT(8));
    await service.model('Notice').deleteMany({});
    wishes({ from: 23, until: 7 });
    service.rpcAnswers(reachOfPeople, () => {
      throw new DomainError('UNAVAILABLE');
    });
    await share();
    expect(await dueAt()).toBe(MORNING_AT(8));
  });

  it('longer ones hold it longer, later ones and none let it go', async () => {
    wishes({ from: 20, until: 10 });
    await share();
    expect(await dueAt()).toBe(MORNING_AT(10));
    for (const hours of [{ from: 23, until: 7 }, null]) {
      await service.model('Notice').deleteMany({});
      wishes(hours);
      await share();
      expect(await dueAt()).toBe(NIGHT.toISOString());
    }
  });

  it('news of a hearing waits, too, but not of one on the same day', async () => {
    wishes({ from: 20, until: 9 });
    await news(false);
    expect(await dueAt()).toBe(MORNING_AT(9));
    await service.model('Notice').deleteMany({});
    await news(true);
    expect(Date.parse((await dueAt()) ?? '')).toBeLessThan(Date.parse(MORNING_AT(8)));
  });
});
