import { ENDPOINTS } from '@diwan/contracts/http/all';
import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { acknowledgeAlarm, listAlarms } from '@diwan/contracts/messages/alarms/http';
import { getClientMessageHealth } from '@diwan/contracts/messages/client-health/http';
import { listFailedJobs, retryFailedJob } from '@diwan/contracts/messages/failed-jobs/http';
import {
  listMessageTemplates,
  refreshMessageTemplates,
  submitMessageTemplates,
} from '@diwan/contracts/messages/message-templates/http';
import { getNoticeFigures, listNotices, resendNotice } from '@diwan/contracts/messages/notices/http';
import {
  countUnreadNotices,
  listOwnNotices,
  readOwnNotice,
  readOwnNotices,
} from '@diwan/contracts/messages/own-notices/http';
import { provenOfClient } from '@diwan/contracts/people/clients/questions';
import { CodeBudgetExhaustedV1 } from '@diwan/contracts/people/codes/events';
import { previewDigest, sendDigest } from '@diwan/contracts/site/digests/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { eventually, type SignedIn, sample, sampleMatrix, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerForDigests, digestAffairs } from './test-kit/digest-house.js';
import { FakeApprovals } from './test-kit/fake-approvals.js';
import { CASE, CLIENT, DOCUMENT, FakeProvider, otherServices, startNotifications } from './test-kit/house.js';
import { owedNotice } from './test-kit/owed-notice.js';

const provider = new FakeProvider();
const approvals = new FakeApprovals();
let service: TestService;
let admin: SignedIn;
let owner: SignedIn;
let client: SignedIn;
let other: SignedIn;
let lastSharing = 0;
let toldCount = 0;
let lastTold = '';

/** A notice to a client whose delivery nobody knows. */
async function anUnknownNotice(): Promise<string> {
  const contentSid = `HX${'d'.repeat(32)}`;
  approvals.standings.set(contentSid, { status: 'approved', reason: null });
  const approved = { state: 'approved', contentSid };
  await service.model('MessageTemplate').updateMany({ name: 'document_shared' }, { $set: approved });
  provider.mode = 'timeout';
  lastSharing += 1;
  const facts = { documentId: DOCUMENT, caseId: CASE, clientId: CLIENT, sharing: lastSharing };
  await service.deliver(DocumentSharedV1, facts);
  return eventually(async () => {
    const notice = await service.model('Notice').findOne({ state: 'unknown' }).sort({ _id: -1 }).lean();
    expect(notice).not.toBeNull();
    return String(notice._id);
  });
}

/** A notice that the client was told. */
async function aTold(): Promise<string> {
  toldCount += 1;
  const told = { at: new Date(), template: 'document_shared', path: '/client-portal' };
  const { _id } = await service
    .model('Notice')
    .create({ ...owedNotice(toldCount), dedupeKey: `told-${toldCount}`, state: 'sent', told });
  return String(_id);
}

let failedCount = 0;
/** A job that no attempt helps. */
async function aFailedJob(): Promise<string> {
  failedCount += 1;
  const broken = { documentId: DOCUMENT } as never;
  await service.deliver(DocumentSharedV1, broken, { eventId: `broken-${failedCount}` }).catch(() => {});
  return `broken-${failedCount}-notifications`;
}

/** An alarm that owners are told of; a second one of its kind is the same alarm. */
async function anAlarm(): Promise<string> {
  await service.deliver(CodeBudgetExhaustedV1, { scope: 'global', hour: '2026-11-22T08' }, { eventId: 'exhausted' });
  const alarm = await service.model('Alarm').findOne({}).lean();
  return String(alarm?._id);
}

beforeAll(async () => {
  ({ service } = await startNotifications({ provider, approvals }));
  answerForDigests(service, { ...digestAffairs(otherServices()), wanting: [] });
  admin = await service.signInAs({ roles: ['admin'] });
  owner = await service.signInAs({ roles: ['owner'] });
  client = await service.signInAs({ roles: ['client'], personId: CLIENT });
  other = await service.signInAs({ roles: ['client'] });
});
afterAll(() => service.stop());

const byAdmin = () => admin;
const byOwner = () => owner;
const byClient = () => client;
const anotherPerson = { 'another person': () => other, 'an owner': () => owner };
const samples = [
  sample(listFailedJobs, { request: () => ({ query: {} }), by: byAdmin }),
  sample(retryFailedJob, {
    request: async () => ({ params: { queue: 'notifications.inbox', id: await aFailedJob() } }),
    by: byAdmin,
  }),
  sample(listNotices, {
    request: async () => {
      await anUnknownNotice();
      return { query: {} };
    },
    by: byAdmin,
    secret: () => CLIENT,
  }),
  sample(getClientMessageHealth, {
    request: () => {
      service.rpcAnswers(provenOfClient, ({ clientId, by }) => {
        if (clientId !== CLIENT || !by.roles.includes('admin')) throw new DomainError('NOT_FOUND');
        return { phone: null, email: null };
      });
      return { params: { id: CLIENT } };
    },
    by: byAdmin,
    secret: () => 'failed',
  }),
  sample(getNoticeFigures, { request: () => ({}), by: byAdmin, secret: () => 'whatsapp' }),
  sample(resendNotice, { request: async () => ({ params: { id: await anUnknownNotice() } }), by: byAdmin }),
  sample(listMessageTemplates, { request: () => ({ query: {} }), by: byAdmin, secret: () => 'otp_login' }),
  sample(submitMessageTemplates, {
    request: async () => {
      await service
        .model('MessageTemplate')
        .updateOne({ name: 'otp_login', language: 'en' }, { $set: { state: 'draft', contentSid: null } });
      return { body: { templates: [{ name: 'otp_login', language: 'en' as const }] } };
    },
    by: byAdmin,
  }),
  sample(refreshMessageTemplates, { request: () => ({}), by: byAdmin }),
  sample(previewDigest, { request: () => ({}), by: byAdmin, secret: () => 'examples' }),
  sample(sendDigest, { request: () => ({}), by: byAdmin }),
  sample(listAlarms, {
    request: async () => {
      await anAlarm();
      return { query: {} };
    },
    by: byOwner,
    secret: anAlarm,
  }),
  sample(acknowledgeAlarm, { request: async () => ({ params: { id: await anAlarm() } }), by: byOwner }),
  sample(listOwnNotices, {
    request: async () => {
      lastTold = await aTold();
      return { query: {} };
    },
    by: byClient,
    outsiders: anotherPerson,
    secret: () => lastTold,
  }),
  sample(countUnreadNotices, { request: () => ({}), by: byClient }),
  sample(readOwnNotice, {
    request: async () => ({ params: { id: await aTold() } }),
    by: byClient,
    outsiders: anotherPerson,
  }),
  sample(readOwnNotices, { request: () => ({ body: { until: new Date().toISOString() } }), by: byClient }),
  sample(LIST_AUDIT.notifications, { request: () => ({ query: {} }), by: byAdmin }),
];

describe('SEC-04: who must not read the deliveries learns nothing of one', () => {
  it.each(sampleMatrix(ENDPOINTS.notifications, samples))('$title', ({ check }) => check(service));
});
