import { getOwnMessages, setOwnFirstChannel } from '@diwan/contracts/messages/preferences/http';
import type { MessageChannel } from '@diwan/contracts/messages/preferences/topics';
import { sendsSms } from '@diwan/contracts/messages/sending/questions';
import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { actionsOf, newContact, startIdentity, type TestIdentity } from '../testing/identity.js';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

it('NOT-09: SMS is offered where the firm sends it, and a person says which way is tried first', async () => {
  const contact = await newContact(identity);
  const http = identity.http(contact);
  const first = (channel: MessageChannel) => http.call(setOwnFirstChannel, { body: { channel } });
  expect((await first('sms')).status).toBe(400);
  identity.rpcAnswers(sendsSms, () => ({ sendsSms: true }));
  expect((await first('email')).status).toBe(400);
  const { body } = await first('sms');
  expect(body).toMatchObject({ first: 'sms' });
  expect(body.wishes).toContainEqual(expect.objectContaining({ topic: 'hearing', channel: 'sms', wanted: true }));
  expect(body.wishes).not.toContainEqual(expect.objectContaining({ topic: 'weekly', channel: 'sms' }));
  const [reach] = await identity.ask(reachOfPeople, { ids: [contact.personId] });
  expect(reach?.channels).toMatchObject({ hearing: ['sms', 'whatsapp', 'email'], weekly: [] });
  expect(await actionsOf(identity, 'person', contact.personId)).toContain('person.first-channel-set');
  identity.rpcAnswers(sendsSms, () => ({ sendsSms: false }));
  expect((await http.call(getOwnMessages, {})).body).toMatchObject({ first: 'whatsapp' });
});
