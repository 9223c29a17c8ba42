import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TwilioSimulator } from './simulator.js';
import { startTwilioSimulator } from './start-twilio-simulator.js';

const accountSid = `AC${'0'.repeat(32)}`;
const authToken = 'a-token';
const US = '+96170000000';
const NOUR = '+96170000002';
const Authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

describe('NOT-12: what can be pressed below a message', () => {
  let simulator: TwilioSimulator;
  const told: Record<string, string>[] = [];
  const ours = createServer(async (request, response) => {
    told.push(Object.fromEntries(new URLSearchParams(await text(request))));
    response.writeHead(204).end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => ours.listen(0, '127.0.0.1', resolve));
    const reach = { 'https://diwan.test': `http://127.0.0.1:${(ours.address() as AddressInfo).port}` };
    simulator = await startTwilioSimulator({ accountSid, authToken, reach, inboundUrl: 'https://diwan.test/inbound' });
  });
  afterAll(async () => {
    await simulator.stop();
    await new Promise((resolve) => ours.close(resolve));
  });

  const post = async (path: string, body: string) => {
    const answer = await fetch(`${simulator.origin}${path}`, { method: 'POST', headers: { Authorization }, body });
    return { status: answer.status, body: (await answer.json()) as { sid: string } };
  };
  const store = (types: object) =>
    post('/v1/Content', JSON.stringify({ friendly_name: 'asked', language: 'en', variables: { 1: 'Nour' }, types }));
  async function send(types: object): Promise<string> {
    const ContentSid = (await store(types)).body.sid;
    await simulator.write({ from: NOUR, to: US, body: 'Hello' });
    const form = {
      To: `whatsapp:${NOUR}`,
      From: `whatsapp:${US}`,
      ContentSid,
      ContentVariables: '{"1":"Nour","2":"h2"}',
    };
    return (await post(`/2010-04-01/Accounts/${accountSid}/Messages.json`, String(new URLSearchParams(form)))).body.sid;
  }

  it('comes back with the payload of the button, filled with the values of the message', async () => {
    const yes = { type: 'QUICK_REPLY', title: 'Yes', id: 'yes.{{2}}' };
    const asked = (actions: object[]) => ({ 'twilio/quick-reply': { body: 'Will you come, {{1}}?', actions } });
    const sid = await send(asked([yes]));
    await simulator.press(sid, 'Yes');
    const form = { Body: 'Yes', ButtonText: 'Yes', ButtonPayload: 'yes.h2', OriginalRepliedMessageSid: sid };
    expect(told.at(-1)).toMatchObject(form);
    expect(() => simulator.press(sid, 'No')).toThrow('no button');
    expect((await store(asked([{ ...yes, title: 'x'.repeat(21) }]))).status).toBe(400);
  });

  it('comes back with the id of the line of a list, which nobody approves', async () => {
    const list = (items: object[]) => ({ 'twilio/list-picker': { body: 'Choose, {{1}}.', button: 'Choose', items } });
    const sid = await send(list([{ item: 'My papers', id: 'papers' }]));
    await simulator.choose(sid, 'My papers');
    expect(told.at(-1)).toMatchObject({ ListId: 'papers', ListTitle: 'My papers' });
    expect(() => simulator.choose(sid, 'My cat')).toThrow('no line');
    expect((await store(list([]))).status).toBe(400);
    const { body } = await store(list([{ item: 'My papers', id: 'papers' }]));
    const asked = JSON.stringify({ name: 'papers', category: 'UTILITY' });
    expect((await post(`/v1/Content/${body.sid}/ApprovalRequests/whatsapp`, asked)).status).toBe(400);
  });
});
