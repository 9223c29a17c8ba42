import { RequestAnsweredV1, RequestDueV1 } from '@diwan/contracts/matters/requests/events';
import { askClient } from '@diwan/contracts/matters/requests/http';
import { answerItem } from '@diwan/contracts/matters/requests/own.http';
import { getRequestTemplates, setRequestTemplates } from '@diwan/contracts/matters/requests/templates.http';
import { listTasks } from '@diwan/contracts/matters/tasks/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { WatchRequests } from './watch-requests.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const aQuestion = (more: object = {}) => ({
  title: { en: 'Which consulate?', ar: 'أي قنصلية؟' },
  explanation: { en: '', ar: '' },
  kind: 'text' as const,
  documentType: 'general',
  dueOn: null,
  ...more,
});

let cases: CasesRig;
let caseId: string;
beforeAll(async () => {
  cases = await startCases();
  caseId = await cases.aCase();
});
afterAll(() => cases.stop());
afterEach(() => cases.setTime(null));

const ask = async (items: object[] = [aQuestion()], more: object = {}) => {
  const body = { title: { en: 'Papers', ar: 'أوراق' }, items, ...more };
  const answer = await cases.http(cases.asLawyer).call(askClient, { params: { id: caseId }, body: body as never });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const tasksOf = async (requestId: string, state = 'open' as const) =>
  (await cases.http(cases.asLawyer).call(listTasks, { query: { whose: 'team', state, caseId, limit: 100 } })).body.items
    .filter(({ subjectId }: { subjectId: string }) => subjectId === requestId)
    .map(({ kind }: { kind: string }) => kind);
const idsOf = (request: { id: string; items: { id: string }[] }): [string, string] => [
  request.id,
  request.items[0]?.id ?? '',
];
const answer = (id: string, item: string) =>
  cases.http(cases.asClientA).call(answerItem, { params: { id, item }, body: { text: 'Paris' } });

describe('PORT-07: reminders', () => {
  const look = async (at: Date) => {
    cases.setTime(at);
    await cases.app.get(WatchRequests).look();
    cases.setTime(null);
  };
  const dueOf = async (id: string) =>
    (await cases.eventsOf(RequestDueV1))
      .filter(({ payload }) => payload.requestId === id)
      .map(({ payload }) => payload.step);

  it('go out two days before and after the day, each once, and end with the answer', async () => {
    const due = new Date(Date.now() + 10 * DAY);
    const dueOn = due.toISOString().slice(0, 10);
    const morning = (days: number) => new Date(Date.parse(`${dueOn}T08:00:00Z`) + days * DAY);
    const [id, item] = idsOf(await ask([aQuestion({ dueOn })]));
    await look(morning(-3));
    expect(await dueOf(id)).toEqual([]);
    await look(morning(-2));
    await look(morning(-2));
    expect(await dueOf(id)).toEqual(['soon']);
    await look(morning(1));
    expect(await dueOf(id)).toEqual(['soon', 'over']);
    expect(await tasksOf(id)).toEqual(['request_overdue']);
    await answer(id, item);
    expect(await tasksOf(id)).toEqual(['request_answered']);
    await look(morning(8));
    expect(await dueOf(id)).toHaveLength(2);
  });

  it('the firm is told once of all that came within ten minutes', async () => {
    const { id, items } = await ask([aQuestion(), aQuestion()]);
    for (const { id: item } of items) await answer(id, item);
    const told = async () =>
      (await cases.eventsOf(RequestAnsweredV1)).filter(({ payload }) => payload.requestId === id);
    await look(new Date(Date.now() + 5 * MINUTE));
    expect(await told()).toEqual([]);
    await look(new Date(Date.now() + 11 * MINUTE));
    await look(new Date(Date.now() + 12 * MINUTE));
    expect(await told()).toMatchObject([{ payload: { team: [cases.lawyer.id, cases.assistant.id] } }]);
  });
});

it('D-129: the lists that the product comes with are the firm’s to change, one version at a time', async () => {
  const shipped = (await cases.http(cases.asLawyer).call(getRequestTemplates, {})).body;
  expect(shipped.templates.map(({ id }: { id: string }) => id)).toContain('consulate-power-of-attorney');
  const set = (by: SignedIn, version = shipped.version) =>
    cases.http(by).call(setRequestTemplates, { body: { templates: shipped.templates.slice(0, 2), version } });
  expect((await set(cases.asLawyer)).status).toBe(403);
  expect((await set(cases.asAdmin)).body).toMatchObject({ version: 1 });
  expect((await set(cases.asAdmin)).body.code).toBe('CONFLICT');
  expect((await cases.http(cases.asLawyer).call(getRequestTemplates, {})).body.templates).toHaveLength(2);
});
