import { SessionEndedForViolationsV1 } from '@diwan/contracts/matters/accesses/events';
import { createGrant } from '@diwan/contracts/matters/documents/http';
import { requestShare } from '@diwan/contracts/matters/share-requests/http';
import { endSessions } from '@diwan/contracts/people/sessions/questions';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

const rowsOf = (documentId: string) => cases.model('DocumentAccess').find({ documentId }).lean();

describe('trying documents of others', () => {
  it('L3 D-097: unknown documents count like those of others, and every session of the person ends', async () => {
    const document = await cases.aDocument();
    const personId = 'eeeeeeeeeeeeeeeeeeeeeee1';
    const intruder = await cases.signInAs({ personId, roles: ['client'] });
    const ended: string[] = [];
    cases.rpcAnswers(endSessions, (asked) => {
      ended.push(asked.personId);
      return {};
    });
    const unknown = 'ffffffffffffffffffffffff';
    for (const id of [unknown, document.id, unknown, document.id, unknown])
      expect((await cases.grant(intruder, id)).status).toBe(404);
    expect(ended).toEqual([personId]);
    const told = (await cases.eventsOf(SessionEndedForViolationsV1)).map(({ payload }) => payload.personId);
    expect(told).toEqual([personId]);
  });

  const earlierFile = { action: 'view', fileVersion: 1 } as const;
  const passOn = {
    recipientName: 'Rami Aoun',
    recipientPhone: '03 123 456',
    recipientEmail: null,
    recipientLanguage: 'en',
    reason: 'Mine',
  } as const;
  type Attempt = (by: SignedIn, id: string) => Promise<{ status: number }>;
  it.each<[string, Attempt]>([
    ['asked for an earlier file,', (by, id) => cases.http(by).call(createGrant, { params: { id }, body: earlierFile })],
    ['asked to pass it on,', (by, id) => cases.http(by).call(requestShare, { params: { id }, body: passOn })],
  ])('L3: %s an unknown document counts like one of others', async (_asked, attempt) => {
    const ended: string[] = [];
    cases.rpcAnswers(endSessions, (asked) => {
      ended.push(asked.personId);
      return {};
    });
    const document = await cases.aDocument();
    for (const id of ['ffffffffffffffffffffffff', document.id]) {
      const intruder = await cases.signInAs({ roles: ['client'] });
      for (let times = 0; times < 5; times += 1) expect((await attempt(intruder, id)).status).toBe(404);
      expect(ended.splice(0)).toEqual([intruder.personId]);
    }
    expect(await rowsOf(document.id)).toHaveLength(5);
  });
});
