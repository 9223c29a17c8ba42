import {
  addCannedAnswer,
  changeCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from '@diwan/contracts/messages/canned-answers/http';
import { type SignedIn, sample, sampleMatrix, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startChatbot } from '../testing/chatbot.js';
import { peopleOf } from '../testing/conversations.js';

let service: TestService;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  service = await startChatbot();
  people = await peopleOf(service);
});
afterAll(() => service.stop());
beforeEach(() => service.model('CannedAnswer').deleteMany({}));

const FIELDS = {
  title: { en: 'We have it', ar: 'وصلنا' },
  text: { en: 'Thank you, your documents arrived.', ar: 'شكرًا، وصلتنا مستنداتك.' },
};
const as = (by: SignedIn) => service.http(by);
const add = async (fields = FIELDS) => (await as(people.maya).call(addCannedAnswer, { body: fields })).body;

describe('PORT-06: canned answers', () => {
  it('are kept in both languages, for everybody who answers', async () => {
    expect(await add()).toMatchObject({ ...FIELDS, version: 1 });
    expect((await as(people.ziad).call(listCannedAnswers, {})).body).toMatchObject([FIELDS]);
    const oneLanguage = { ...FIELDS, text: { en: 'Thank you', ar: ' ' } };
    expect((await as(people.maya).call(addCannedAnswer, { body: oneLanguage })).status).toBe(400);
  });

  it('D-129: are changed as they were seen, and removed once', async () => {
    const { id } = await add();
    const change = (en: string) => {
      const body = { fields: { ...FIELDS, title: { ...FIELDS.title, en } }, version: 1 };
      return as(people.maya).call(changeCannedAnswer, { params: { id }, body });
    };
    expect((await change('Arrived')).body).toMatchObject({ title: { en: 'Arrived' }, version: 2 });
    expect((await change('Late')).body.code).toBe('CONFLICT');
    const remove = () => as(people.maya).call(removeCannedAnswer, { params: { id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    const lines = await service.model('AuditEntry').find({ subjectId: id }).sort({ seq: 1 }).lean();
    const deeds = ['added', 'changed', 'removed'].map((deed) => `canned-answer.${deed}`);
    expect(lines.map(({ action }: { action: string }) => action)).toEqual(deeds);
  });

  const by = () => people.maya;
  const aNew = async () => ({ id: (await add()).id as string });
  const samples = [
    sample(listCannedAnswers, { request: () => ({}), by }),
    sample(addCannedAnswer, { request: () => ({ body: FIELDS }), by }),
    sample(changeCannedAnswer, {
      request: async () => ({ params: await aNew(), body: { fields: FIELDS, version: 1 } }),
      by,
    }),
    sample(removeCannedAnswer, { request: async () => ({ params: await aNew() }), by }),
  ];
  const endpoints = samples.map(({ endpoint }) => endpoint);
  it.each(sampleMatrix(endpoints, samples))('SEC-04: $title', ({ check }) => check(service));
});
