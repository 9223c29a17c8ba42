import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { listFailedJobs, retryFailedJob } from '@diwan/contracts/messages/failed-jobs/http';
import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { inboxOf, Queues } from '@diwan/service-kit/events/queues';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { answerForOthers, CASE, CLIENT, DOCUMENT, otherServices, startNotifications } from '../test-kit/house.js';

const QUEUE = inboxOf('notifications');

let service: TestService;
beforeAll(async () => {
  ({ service } = await startNotifications());
});
afterAll(() => service.stop());

it('D-142: staff see jobs that failed for good, page by page, the newest first', async () => {
  for (const eventId of ['broken', 'second', 'third'])
    await expect(service.deliver(DocumentSharedV1, { documentId: DOCUMENT } as never, { eventId })).rejects.toThrow();
  const staff = service.http(await service.signInAs({ roles: ['admin'] }));
  const page = async (number: number) => {
    const { body } = await staff.call(listFailedJobs, { query: { page: number, limit: 2 } });
    return [body.total, ...body.items.map(({ id }: { id: string }) => id)];
  };
  expect((await staff.call(listFailedJobs, { query: {} })).body.items[2]).toMatchObject({
    queue: 'notifications.inbox',
    id: 'broken-notifications',
    name: DocumentSharedV1.name,
    attempts: 1,
    reason: `the payload does not fit ${DocumentSharedV1.name}`,
    waitsForPeople: true,
  });
  expect(await page(1)).toEqual([3, 'third-notifications', 'second-notifications']);
  expect(await page(2)).toEqual([3, 'broken-notifications']);
  expect((await staff.call(listFailedJobs, { query: { page: 600, limit: 2 } })).status).toBe(400);
});

it('F-10: staff have a job tried again, once each time they ask, and it is done no second time', async () => {
  const id = 'away-notifications';
  service.rpcAnswers(reachOfPeople, () => {
    throw new DomainError('NOT_FOUND');
  });
  const shared = { documentId: DOCUMENT, caseId: CASE, clientId: CLIENT, sharing: 1 };
  await expect(service.deliver(DocumentSharedV1, shared, { eventId: 'away' })).rejects.toThrow();
  const admin = await service.signInAs({ roles: ['admin'] });
  const staff = service.http(admin);
  const retry = async (queue: string, job: string) =>
    (await staff.call(retryFailedJob, { params: { queue, id: job } })).status;
  const job = () => service.app.get(Queues).failedJob(QUEUE, id);

  expect(await retry(QUEUE, id)).toBe(204);
  await eventually(async () => expect(await job()).toMatchObject({ attemptsMade: 2 }));
  answerForOthers(service, otherServices());
  expect(await retry(QUEUE, id)).toBe(204);
  await eventually(async () => expect(await service.model('Notice').countDocuments()).toBe(1));
  expect(await retry(QUEUE, id)).toBe(404);
  for (const [queue, other] of [
    [QUEUE, 'nobody-notifications'],
    ['notifications.digest', id],
  ] as const)
    expect(await retry(queue, other)).toBe(404);
  const lines = await service.model('AuditEntry').find({ action: 'job.retried' }).sort({ seq: 1 }).lean();
  expect(lines).toMatchObject([
    { subjectId: `${QUEUE}/away`, personId: admin.personId, before: { name: DocumentSharedV1.name, attempts: 1 } },
    { before: { attempts: 2 } },
  ]);
});
