import { casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import { hearingNotice } from '@diwan/contracts/matters/hearings/questions';
import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { expect, it } from '@jest/globals';
import type { ComposingTools } from '../notice-kind.js';
import kind from './hearing-answered.js';

const CLIENT = '64b0000000000000000000c1';
const LAWYER = '64b0000000000000000000a4';
const PHONE = '+96170000004';

/** What the lawyer of a hearing is told of an answer. */
async function told(byDelegate?: boolean) {
  const answers = [{ clientName: 'Rana', clientId: CLIENT, answer: 'cannot', ...(byDelegate && { byDelegate }) }];
  const said = new Map<unknown, unknown>([
    [
      reachOfPeople,
      [{ id: LAWYER, name: 'Maya', language: 'en', phone: PHONE, whatsapp: null, email: null, provenNumbers: [PHONE] }],
    ],
    [casesKeptFrom, []],
    [
      hearingNotice,
      {
        ...{ state: 'scheduled', title: 'Witnesses', caseTitle: 'Rent', wallTime: '2099-12-01T09:30' },
        ...{ startsAt: '2099-12-01T07:30:00.000Z', where: { en: 'Beirut', ar: 'بيروت' }, map: '', answers },
        ...{ outcomeSummary: null, path: '/admin/trials' },
      },
    ],
  ]);
  const tools = {
    rpc: { ask: async (operation: unknown) => said.get(operation) },
    now: () => new Date('2099-11-01T00:00:00.000Z'),
    link: (path: string) => `https://diwan.test${path}`,
    obstacleOf: async () => null,
    sendsSms: false,
  } as unknown as ComposingTools;
  const facts = { hearingId: '64b0000000000000000000e1', caseId: '64b0000000000000000000d1', clientId: CLIENT };
  const notice = { personId: LAWYER, channel: 'whatsapp', tried: [], facts: { ...facts, answer: 'cannot' } } as const;
  const composition = await kind.compose(notice, tools);
  return 'message' in composition ? composition.message.template : composition;
}

it('M14: the message to the lawyer says whether the client or a delegate said it', async () => {
  expect(await told()).toBe('hearing_answered');
  expect(await told(true)).toBe('hearing_answered_for');
});
