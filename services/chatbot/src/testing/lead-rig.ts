import type { LeadAnsweredV1, LeadGivenV1, LeadReceivedV1, LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';
import {
  answerLead,
  createLead,
  getLead,
  listLeads,
  moveLead,
  separateRequest,
} from '@diwan/contracts/intake/leads/http';
import { namesOfPeople, reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import type { TestService } from '@diwan/service-kit/testing';
import { EscalateWaitingLeads } from '../leads/escalate-waiting-leads.js';
import { anotherPhone, officeOpenAt, REQUEST, startChatbot } from './chatbot.js';

/** A time in March 2026; the 2nd is a Monday. */
export const march = (day: number, hour: number) => momentInBeirut({ year: 2026, month: 3, day, hour, minute: 0 });

/** A person who is a client. */
export const CLIENT = '64b0000000000000000000c1';

type Move = 'new' | 'contacted' | 'qualified' | 'won' | 'lost' | 'spam';
type LeadEvent = typeof LeadAnsweredV1 | typeof LeadGivenV1 | typeof LeadReceivedV1 | typeof LeadWaitingV1;
type TestHttp = ReturnType<TestService['http']>;
export type LeadRig = Awaited<ReturnType<typeof startLeads>>;

/** Chatbot with an office around it, visitors who ask and a member of staff who works on what they asked. */
export async function startLeads() {
  const service = await startChatbot();
  service.rpcAnswers(officeProfile, () => officeOpenAt('08:00'));
  service.rpcAnswers(namesOfPeople, ({ ids }) =>
    ids.map((id) => ({ id, name: 'Maya Khoury', isClient: id === CLIENT, isStaff: id !== CLIENT })),
  );
  service.rpcAnswers(reachOfPeople, () => []);
  service.rpcAnswers(staffWithPermission, () => []);
  // Its rounds are run here, when it is their turn.
  await service.app.get(EscalateWaitingLeads).onModuleDestroy();
  const desk = { http: service.http() };
  /** Lets staff work at a moment: who signed in at another has no session any more. */
  const at = async (moment: Date | null) => {
    service.setTime(moment);
    desk.http = service.http(await service.signInAs({ roles: ['admin'] }));
  };
  return { service, at, ...readingOf(service, () => desk.http), ...workOf(service, () => desk.http) };
}

function readingOf(service: TestService, http: () => TestHttp) {
  const stored = (id: string) => service.model('Lead').findById(id).lean();
  const read = async (id: string) => (await http().call(getLead, { params: { id } })).body;
  const listed = async (query: object): Promise<string[]> =>
    (await http().call(listLeads, { query: { limit: 100, ...query } })).body.items.map(({ id }: { id: string }) => id);
  const eventsOf = async (type: LeadEvent, id: string) =>
    (await service.eventsOf(type)).map(({ payload }) => payload).filter(({ leadId }) => leadId === id);
  return { stored, read, listed, eventsOf };
}

function workOf(service: TestService, http: () => TestHttp) {
  const versionOf = async (id: string) => (await http().call(getLead, { params: { id } })).body.version;
  /** Sends a request and returns its id. */
  const ask = async (phone: string, change: object = {}): Promise<string> => {
    const { body } = await service.http().call(createLead, { body: { ...REQUEST, phone, ...change } });
    return String((await service.model('Lead').findOne({ reference: body.reference }).lean())._id);
  };
  const answer = async (id: string, version?: number) =>
    http().call(answerLead, { params: { id }, body: { version: version ?? (await versionOf(id)) } });
  const move = async (id: string, to: Move) =>
    http().call(moveLead, { params: { id }, body: { to, reason: 'x', version: await versionOf(id) } });
  const separate = async (id: string, requestId: string, version?: number) => {
    const body = { version: version ?? (await versionOf(id)) };
    return http().call(separateRequest, { params: { id, requestId }, body });
  };
  /** A lead that was answered, and a further request of its number. */
  const askedAgain = async (change: object = {}) => {
    const phone = anotherPhone();
    const id = await ask(phone);
    await answer(id);
    const requestId = await ask(phone, change);
    return { id, requestId, phone };
  };
  return { http, ask, answer, move, separate, askedAgain };
}
