import { addLeadNote, createLead, getLead, moveLead, setLeadClient } from '@diwan/contracts/intake/leads/http';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { type TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { trusted } from 'mongoose';
import { anotherPhone, REQUEST, startChatbot } from '../testing/chatbot.js';
import { ForgetLostLeads } from './forget-lost-leads.js';

const CLIENT = '64b0000000000000000000c1';
const DAY = 86_400_000;

let service: TestService;
let http: ReturnType<TestService['http']>;
beforeAll(async () => {
  service = await startChatbot();
  service.rpcAnswers(officeProfile, () => {
    throw new DomainError('UNAVAILABLE');
  });
  service.rpcAnswers(staffWithPermission, () => []);
  service.rpcAnswers(namesOfPeople, ({ ids }) =>
    ids.map((id) => ({ id, name: 'Maya Khoury', isClient: id === CLIENT, isStaff: id !== CLIENT })),
  );
  http = service.http(await service.signInAs({ roles: ['admin'] }));
});
afterAll(() => service.stop());

async function receive(): Promise<string> {
  const { body } = await service.http().call(createLead, { body: { ...REQUEST, phone: anotherPhone() } });
  return String((await service.model('Lead').findOne({ reference: body.reference }).lean())._id);
}
async function move(id: string, to: 'lost' | 'spam'): Promise<void> {
  const { version } = (await http.call(getLead, { params: { id } })).body;
  const reason = to === 'lost' ? 'Went elsewhere' : '';
  expect((await http.call(moveLead, { params: { id }, body: { to, reason, version } })).status).toBe(200);
}

describe('M10 D-147: requests that came to nothing', () => {
  afterEach(() => service.setTime(null));

  it('are forgotten after two years without a change, with what was noted; the others stay', async () => {
    const [lost, spam, late, open, linked] = [
      await receive(),
      await receive(),
      await receive(),
      await receive(),
      await receive(),
    ];
    await http.call(addLeadNote, { params: { id: lost }, body: { text: 'Went elsewhere' } });
    await http.call(setLeadClient, { params: { id: linked }, body: { clientId: CLIENT, version: 0 } });
    for (const id of [lost, late, linked]) await move(id, 'lost');
    await move(spam, 'spam');
    const leads = service.model('Lead');
    const old = { $set: { updatedAt: new Date(Date.now() - 30 * DAY) } };
    await leads.updateMany({ _id: trusted({ $in: [lost, spam, open, linked] }) }, old, { timestamps: false });
    const forget = () => service.app.get(ForgetLostLeads).run();
    await forget();
    expect(await leads.countDocuments({ _id: trusted({ $in: [lost, spam] }) })).toBe(2);
    service.setTime(new Date(Date.now() + 710 * DAY));
    await forget();
    const left = await leads.find({ _id: trusted({ $in: [lost, spam, late, open, linked] }) }).lean();
    expect(left.map(({ _id }) => String(_id)).sort()).toEqual([late, open, linked].sort());
    expect(await service.model('LeadLine').countDocuments({ leadId: lost })).toBe(0);
    const said = await service.model('AuditEntry').find({ subjectId: lost }).sort({ seq: 1 }).lean();
    expect(said.at(-1)).toMatchObject({ action: 'lead.erased', personId: null });
  });
});
