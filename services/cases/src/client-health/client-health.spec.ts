import { getClientCaseHealth } from '@diwan/contracts/matters/client-health/http';
import { askClient } from '@diwan/contracts/matters/requests/http';
import { answerItem } from '@diwan/contracts/matters/requests/own.http';
import { recordVisit } from '@diwan/contracts/matters/visits/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, type Person, startCases } from '../../test/cases-rig.js';
import { answersOf } from './client-health.rules.js';

let cases: CasesRig;
let caseId: string;
beforeAll(async () => {
  cases = await startCases();
  cases.setTime(new Date('2026-11-01T09:00:00.000Z'));
  caseId = await cases.aCase();
});
afterAll(() => cases.stop());

const at = (day: string) => cases.setTime(new Date(`2026-11-${day}T09:00:00.000Z`));
const health = (by: SignedIn, client: Person = cases.clientA) =>
  cases.http(by).call(getClientCaseHealth, { params: { id: client.id } });
const ask = async (dueOn: string | null, inCase = caseId) => {
  const words = { en: 'Passport', ar: '' };
  const item = { title: words, explanation: words, kind: 'text', documentType: 'identity', dueOn } as const;
  const answer = await cases
    .http(cases.asLawyer)
    .call(askClient, { params: { id: inCase }, body: { title: words, items: [item] } });
  if (answer.status !== 201) throw new Error(answer.text);
  return { id: String(answer.body.id), item: String(answer.body.items[0]?.id) };
};

describe('OFF-03: the health of a client', () => {
  it('counts the days since they last came, whichever way that was', async () => {
    expect((await health(cases.asLawyer)).body).toEqual({ lastContact: null, silentDays: null, overdueRequests: 0 });
    at('02');
    await cases.http(cases.asClientA).call(recordVisit, {});
    at('12');
    expect((await health(cases.asLawyer)).body).toMatchObject({ lastContact: { kind: 'visit' }, silentDays: 10 });
    const params = await ask('2026-11-15');
    at('13');
    await cases.http(cases.asClientA).call(answerItem, { params, body: { text: 'Paris' } });
    at('14');
    expect((await health(cases.asLawyer)).body).toMatchObject({ lastContact: { kind: 'answer' }, silentDays: 1 });
    const document = await cases.aDocument({ caseId });
    const { body } = await cases.grant(cases.asClientA, document.id);
    await cases.bytes(cases.asClientA, body.url);
    at('16');
    const { lastContact, silentDays } = (await health(cases.asLawyer)).body;
    expect(lastContact).toEqual({ kind: 'document', at: '2026-11-14T09:00:00.000Z' });
    expect(silentDays).toBe(2);
  });

  it('counts requests that wait for them beyond their day, not those that were answered', async () => {
    await ask('2026-11-16');
    await ask(null);
    expect((await health(cases.asLawyer)).body.overdueRequests).toBe(0);
    at('17');
    expect((await health(cases.asLawyer)).body.overdueRequests).toBe(1);
  });

  it('an answer in words counts for nobody where several were asked, a file for whoever sent it', () => {
    const answeredAt = new Date('2026-11-02');
    const receivedAt = new Date('2026-11-01');
    const items = [
      { text: 'Paris', answeredAt, files: [] },
      { text: '', answeredAt, files: [{ sentBy: 'b', receivedAt }] },
    ] as never;
    expect(answersOf({ items, askedOf: ['a', 'b'] }, 'a')).toEqual([]);
    expect(answersOf({ items, askedOf: ['a', 'b'] }, 'b')).toEqual([receivedAt]);
    expect(answersOf({ items, askedOf: ['a'] }, 'a')).toEqual([answeredAt]);
  });

  it('SEC-04: lawyers read it of clients of their cases; nobody reads of a case that they are kept away from', async () => {
    const other = await cases.signInAs({ roles: ['lawyer'] });
    expect((await health(other)).status).toBe(404);
    expect((await health(cases.asLawyer, cases.clientB)).status).toBe(404);
    expect((await health(cases.asOwner)).body).toMatchObject({ overdueRequests: 1, lastContact: { kind: 'document' } });
    await cases.wall(caseId, [cases.owner]);
    expect((await health(cases.asOwner)).body).toMatchObject({ overdueRequests: 0, lastContact: { kind: 'visit' } });
    expect((await health(cases.asAdmin)).body).toMatchObject({ overdueRequests: 1 });
  });

  it('SEC-04: assistants are not told that a document of high confidentiality was opened', async () => {
    at('18');
    const document = await cases.aDocument({ caseId, level: 'high' });
    const { body } = await cases.grant(cases.asClientA, document.id);
    await cases.bytes(cases.asClientA, body.url);
    expect((await health(cases.asLawyer)).body.silentDays).toBe(0);
    expect((await health(cases.asAssistant)).body.silentDays).toBe(4);
  });
});
