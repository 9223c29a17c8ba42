import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { listFailedJobs } from '@diwan/contracts/messages/failed-jobs/http';
import type { TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DOCUMENT, startNotifications } from '../test-kit/house.js';

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
  });
  expect(await page(1)).toEqual([3, 'third-notifications', 'second-notifications']);
  expect(await page(2)).toEqual([3, 'broken-notifications']);
  expect((await staff.call(listFailedJobs, { query: { page: 600, limit: 2 } })).status).toBe(400);
});
