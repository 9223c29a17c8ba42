import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import twilio from 'twilio';
import type { SimulatorOptions } from './options.js';
import { startTwilioSimulator } from './start-twilio-simulator.js';

const accountSid = `AC${'0'.repeat(32)}`;
const authToken = 'a-token';
const US = '+96170000000';
const NOUR = '+96170000002';
const PUBLIC = 'https://diwan.test';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The official client; nothing but the host is another. */
class RedirectedClient extends twilio.RequestClient {
  constructor(private readonly origin: string) {
    super({ autoRetry: false });
  }
  override request<Data>(options: Parameters<InstanceType<typeof twilio.RequestClient>['request']>[0]) {
    const uri = options.uri.replace(/^https:\/\/(api|content)\.twilio\.com/, this.origin);
    return super.request<Data>({ ...options, uri } as never);
  }
}

interface Told {
  url: string;
  form: Record<string, string>;
  genuine: boolean;
}

/** A simulator, the client, and our side that takes what it tells. */
async function setup(options: Partial<SimulatorOptions> = {}, answers: number[] = []) {
  const told: Told[] = [];
  const ours = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const url = `${PUBLIC}${request.url}`;
    const signature = String(request.headers['x-twilio-signature']);
    told.push({ url, form, genuine: twilio.validateRequest(authToken, signature, url, form) });
    response.writeHead(answers.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => ours.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => ours.close(resolve)));
  const reach = { [PUBLIC]: `http://127.0.0.1:${(ours.address() as AddressInfo).port}` };
  const simulator = await startTwilioSimulator({
    ...{ accountSid, authToken, reach, inboundUrl: `${PUBLIC}/inbound` },
    ...options,
  });
  closing.push(() => simulator.stop());
  const clientWith = (token: string) =>
    twilio(accountSid, token, { httpClient: new RedirectedClient(simulator.origin), autoRetry: false });
  const client = clientWith(authToken);
  const template = async (body = 'Hello {{1}}, a document waits.', name = 'document_shared') => {
    const { sid } = await client.content.v1.contents.create({
      friendly_name: name,
      language: 'en',
      variables: { 1: 'Nour' },
      types: { 'twilio/text': { body } },
    } as never);
    await client.content.v1.contents(sid).approvalCreate.create({ name, category: 'UTILITY' });
    return sid;
  };
  const send = (to: string, what: { body: string } | { contentSid: string; contentVariables?: string }) =>
    client.messages.create({
      ...{ to: `whatsapp:${to}`, from: `whatsapp:${US}`, statusCallback: `${PUBLIC}/status?n=1` },
      ...what,
    });
  const statuses = () => told.map(({ form }) => [form.MessageStatus, form.ErrorCode].filter(Boolean).join(' '));
  return { simulator, client, clientWith, template, send, told, statuses };
}

/** Looks again and again, half a minute at most. */
async function until(holds: () => void): Promise<void> {
  for (let left = 1500; ; left -= 1) {
    try {
      return holds();
    } catch (error) {
      if (left === 0) throw error;
      // biome-ignore lint/plugin: between two looks
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

describe('NOT-12: the official client against the simulator', () => {
  it('is not let in with another token', async () => {
    const { clientWith } = await setup();
    await expect(clientWith('wrong').messages.list({ limit: 1 })).rejects.toMatchObject({ status: 401, code: 20003 });
  });

  it('creates, fetches, lists and removes messages', async () => {
    const { client, send, template } = await setup();
    const contentSid = await template();
    const { sid, status } = await send(NOUR, { contentSid, contentVariables: '{"1":"Nour"}' });
    expect(status).toBe('queued');
    expect(await client.messages(sid).fetch()).toMatchObject({ sid, body: 'Hello Nour, a document waits.' });
    await send('+96170000003', { contentSid });
    const dateSentAfter = new Date(Date.now() - 60_000);
    const listed = await client.messages.list({ to: `whatsapp:${NOUR}`, dateSentAfter, limit: 50 });
    expect(listed.map((message) => message.sid)).toEqual([sid]);
    expect(await client.messages.list({ pageSize: 1, limit: 10 })).toHaveLength(2);
    await client.messages(sid).remove();
    await expect(client.messages(sid).fetch()).rejects.toMatchObject({ status: 404, code: 20404 });
  });

  it('stores templates, asks for their approval and hears how they stand', async () => {
    const { client, simulator, template } = await setup({ approval: 'received' });
    const sid = await template();
    const standing = async () => (await client.content.v1.contents(sid).approvalFetch().fetch()).whatsapp;
    expect(await standing()).toMatchObject({ status: 'received', name: 'document_shared' });
    simulator.decide(sid, 'rejected', 'too vague');
    expect(await standing()).toMatchObject({ status: 'rejected', rejection_reason: 'too vague' });
    expect(await client.content.v1.contents.list()).toMatchObject([{ sid, friendlyName: 'document_shared' }]);
    expect(await client.content.v1.contents(sid).fetch()).toMatchObject({ sid, language: 'en' });
    await expect(template()).rejects.toMatchObject({ status: 409 });
    await expect(client.content.v1.contents(`HX${'f'.repeat(32)}`).fetch()).rejects.toMatchObject({ status: 404 });
  });

  it('tells statuses, signed over the public address, so that the official check accepts them', async () => {
    const { send, template, told, statuses } = await setup({ statuses: ['sent', 'delivered', 'read'] });
    const { sid } = await send(NOUR, { contentSid: await template() });
    await until(() => expect(statuses()).toEqual(['sent', 'delivered', 'read']));
    expect(told.every(({ genuine }) => genuine)).toBe(true);
    expect(told[0]).toMatchObject({ url: `${PUBLIC}/status?n=1`, form: { MessageSid: sid, To: `whatsapp:${NOUR}` } });
  });

  it('tells them in any order, repeated and late, when asked to', async () => {
    const { simulator, send, template, statuses } = await setup();
    simulator.fault({ to: NOUR, tells: { statuses: ['read', 'sent'], repeat: 2, delayMs: 30 } });
    const began = performance.now();
    await send(NOUR, { contentSid: await template() });
    await until(() => expect(statuses()).toEqual(['read', 'read', 'sent', 'sent']));
    expect(performance.now() - began).toBeGreaterThan(100);
  });

  it('tells once more what we could not take, and remembers what was lost', async () => {
    const { simulator, send, template, statuses } = await setup({ statuses: ['sent'] }, [503, 204]);
    const contentSid = await template();
    await send(NOUR, { contentSid });
    await until(() => expect(statuses()).toEqual(['sent', 'sent']));
    expect(simulator.lost()).toEqual([]);
    const broken = await setup({ statuses: ['sent'] }, [503, 503]);
    await broken.send(NOUR, { contentSid: await broken.template() });
    await until(() => expect(broken.simulator.lost()).toMatchObject([{ status: 503 }]));
  });

  it.each([
    [429, 20429],
    [503, 20503],
    [400, 63007],
  ])('refuses as ordered with %i and %i, per number or template, so many times', async (status, code) => {
    const { simulator, send, template } = await setup();
    const contentSid = await template();
    const other = await template('Another {{1}} text', 'other');
    simulator.fault({ to: NOUR, template: 'document_shared', refuse: { status, code }, times: 1 });
    await send(NOUR, { contentSid: other });
    await send('+96170000003', { contentSid });
    await expect(send(NOUR, { contentSid })).rejects.toMatchObject({ status, code });
    await send(NOUR, { contentSid });
    expect(simulator.messages()).toHaveLength(3);
  });

  it('ends the connection before or after it wrote the message down, or never answers', async () => {
    const { simulator, send, template } = await setup();
    const contentSid = await template();
    simulator.fault({ drop: 'before-write', times: 1 });
    await expect(send(NOUR, { contentSid })).rejects.toThrow();
    expect(simulator.messages()).toHaveLength(0);
    simulator.fault({ drop: 'after-write', times: 1 });
    await expect(send(NOUR, { contentSid })).rejects.toThrow();
    expect(simulator.messages()).toHaveLength(1);
    simulator.fault({ drop: 'hang', times: 1 });
    const hanging = send(NOUR, { contentSid }).catch(() => 'ended');
    await until(() => expect(simulator.messages()).toHaveLength(2));
    // What is sent after it is answered before it.
    await send(NOUR, { contentSid });
    expect(await Promise.race([hanging, 'silence'])).toBe('silence');
  });

  it('answers late as ordered', async () => {
    const { simulator, send, template } = await setup();
    const contentSid = await template();
    simulator.fault({ delayMs: 150, times: 1 });
    const began = performance.now();
    await send(NOUR, { contentSid });
    expect(performance.now() - began).toBeGreaterThan(140);
  });

  it('takes free text for 24 hours after somebody wrote, and fails it with 63016 otherwise', async () => {
    const { simulator, send, statuses } = await setup({ statuses: ['delivered'] });
    await send(NOUR, { body: 'Good morning' });
    await until(() => expect(statuses()).toEqual(['failed 63016']));
    await simulator.write({ from: NOUR, to: US, body: 'Hello' });
    await send(NOUR, { body: 'Good morning' });
    await until(() => expect(statuses().at(-1)).toBe('delivered'));
    simulator.advance(24 * 3600_000 + 1);
    await send(NOUR, { body: 'Still there?' });
    await until(() => expect(statuses().at(-1)).toBe('failed 63016'));
  });

  it('begins with as many people a day as its tier allows; the same person counts once', async () => {
    const { simulator, send, template, statuses } = await setup({ tier: 2, statuses: ['delivered'] });
    const contentSid = await template();
    for (const to of ['+96170000001', NOUR, NOUR]) await send(to, { contentSid });
    await until(() => expect(statuses()).toEqual(['delivered', 'delivered', 'delivered']));
    await send('+96170000003', { contentSid });
    await until(() => expect(statuses().at(-1)).toBe('failed 63018'));
    simulator.advance(24 * 3600_000 + 1);
    await send('+96170000003', { contentSid });
    await until(() => expect(statuses().at(-1)).toBe('delivered'));
  });

  it('lets so many leave a second, and takes so many requests at once', async () => {
    const { simulator, send, template, statuses } = await setup({ perSecond: 20, statuses: ['sent'], concurrency: 2 });
    const contentSid = await template();
    const began = performance.now();
    for (let count = 0; count < 6; count += 1) await send(NOUR, { contentSid });
    await until(() => expect(statuses()).toHaveLength(6));
    expect(performance.now() - began).toBeGreaterThan(240);
    simulator.fault({ delayMs: 100 });
    const answers = await Promise.allSettled([1, 2, 3].map(() => send(NOUR, { contentSid })));
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 20429 } }]);
  });

  it('keeps STOP and START, or leaves them to us', async () => {
    const { simulator, send, template, told } = await setup();
    const contentSid = await template();
    await simulator.write({ from: NOUR, to: US, body: ' stop ' });
    expect(told.at(-1)?.form).toMatchObject({ Body: ' stop ', From: `whatsapp:${NOUR}` });
    await expect(send(NOUR, { contentSid })).rejects.toMatchObject({ status: 400, code: 21610 });
    await simulator.write({ from: NOUR, to: US, body: 'START' });
    await send(NOUR, { contentSid });
    const ours = await setup({ keepsOptOuts: false });
    await ours.simulator.write({ from: NOUR, to: US, body: 'STOP' });
    await ours.send(NOUR, { body: 'As you wish' });
  });

  it('fails templates that are paused, and values that WhatsApp does not take', async () => {
    const { simulator, send, template, statuses } = await setup();
    const contentSid = await template('Hello {{1}} and {{2}}.');
    for (const contentVariables of ['{"1":"A"}', '{"1":"","2":"b"}', '{"1":"a\\nb","2":"b"}', 'x'])
      await expect(send(NOUR, { contentSid, contentVariables })).rejects.toMatchObject({ code: 21656 });
    simulator.decide(contentSid, 'paused');
    await send(NOUR, { contentSid, contentVariables: '{"1":"A","2":"B"}' });
    await until(() => expect(statuses()).toEqual(['failed 63041']));
  });

  it('posts what somebody writes: text, a button, a line of a list, media, and once more', async () => {
    const { simulator, told } = await setup();
    await simulator.write({ from: NOUR, to: US, button: { text: 'Confirm', payload: 'confirm:1' } });
    await simulator.write({ from: NOUR, to: US, listReply: { id: 'balance', title: 'My balance' } });
    const { sid, status, again } = await simulator.write({
      ...{ from: NOUR, to: US, body: 'A photo' },
      media: [{ contentType: 'image/png', bytes: Buffer.from('png') }],
    });
    expect(status).toBe(204);
    await again();
    expect(told.every(({ genuine }) => genuine)).toBe(true);
    expect(told.map(({ form }) => form.MessageSid).slice(2)).toEqual([sid, sid]);
    expect(told[0]?.form).toMatchObject({ ButtonPayload: 'confirm:1', ButtonText: 'Confirm', NumMedia: '0' });
    expect(told[1]?.form).toMatchObject({ ListId: 'balance', Body: 'My balance' });
    expect(told[2]?.form).toMatchObject({ NumMedia: '1', MediaContentType0: 'image/png' });
  });

  it('gives media: listed, and its bytes by a redirect to an address without a password', async () => {
    const { simulator, client, told } = await setup();
    const media = [{ contentType: 'application/pdf', bytes: Buffer.from('%PDF') }];
    const { sid } = await simulator.write({ from: NOUR, to: US, media });
    expect(await client.messages(sid).media.list()).toMatchObject([{ contentType: 'application/pdf' }]);
    const url = told[0]?.form.MediaUrl0 ?? '';
    expect((await fetch(url)).status).toBe(401);
    const Authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
    const answer = await fetch(url, { headers: { Authorization } });
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['application/pdf', '%PDF']);
  });

  it('tells a status again, of any message, and takes orders by HTTP', async () => {
    const { simulator, send, template, statuses } = await setup({ statuses: [] });
    const contentSid = await template();
    const { sid } = await send(NOUR, { contentSid });
    expect(await simulator.tell(sid, 'undelivered', 63024)).toBe(204);
    expect(statuses()).toEqual(['undelivered 63024']);
    const Authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
    const order = (path: string, body: unknown) =>
      fetch(`${simulator.origin}/_simulator/${path}`, {
        method: 'POST',
        headers: { Authorization },
        body: JSON.stringify(body),
      });
    expect((await order('faults', { refuse: { status: 503, code: 20503 }, times: 1 })).status).toBe(204);
    await expect(send(NOUR, { contentSid })).rejects.toMatchObject({ status: 503 });
    expect((await order('inbound', { from: NOUR, to: US, body: 'Hi' })).status).toBe(201);
    expect((await fetch(`${simulator.origin}/_simulator/messages`)).status).toBe(401);
  });
});
