import { ShareRequestedV1 } from '@diwan/contracts/matters/share-requests/events';
import { shareRequestNotice } from '@diwan/contracts/matters/share-requests/questions';
import { walledSubjects } from '@diwan/contracts/matters/walls/questions';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CASE, CLIENT, DOCUMENT, OWNER, STAFF, startNotifications } from '../../test-kit/house.js';

const REQUEST = '65f0c0ffee65f0c0ffee00b0';
let service: TestService;
beforeAll(async () => {
  const started = await startNotifications();
  service = started.service;
  started.others.staff['document:policy'] = [OWNER];
  const staffPath = `/admin/cases/${CASE}`;
  service.rpcAnswers(shareRequestNotice, () => ({ state: 'open' as const, staffPath, clientPath: '/', link: null }));
  service.rpcAnswers(walledSubjects, ({ personId }) => (personId === OWNER ? [CASE, REQUEST] : []));
});
afterAll(() => service.stop());

it('SEC-04, D-089: a wish to pass a document on is told to the team, and to no owner who is kept away from the case', async () => {
  const facts = { requestId: REQUEST, documentId: DOCUMENT, caseId: CASE, clientId: CLIENT, team: [STAFF] };
  await service.deliver(ShareRequestedV1, facts);
  const states = await eventually(async () => {
    const notices = await service.model('Notice').find().lean();
    expect(notices.map(({ state }) => state).sort()).toEqual(['cancelled', 'sent']);
    return notices.map(({ personId, state, reason }) => [personId, state, reason]);
  });
  expect(states).toContainEqual([OWNER, 'cancelled', 'kept_away']);
  const { text } = await service.http().call(readDemoInbox, { query: { to: '+96170000003' } });
  expect(text).not.toContain(CASE);
});
