import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import twilio from 'twilio';
import type { OutgoingMessage } from '../messages/message.js';
import { bodyOf, wordsOf } from '../messages/templates.js';
import { whatsappVariables } from '../messages/whatsapp-variables.js';
import { TwilioProvider } from './twilio.provider.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Twilio's real client against a server of ours. */
class RedirectedClient extends twilio.RequestClient {
  constructor(private readonly origin: string) {
    super({ autoRetry: false });
  }
  override request<Data>(options: Parameters<InstanceType<typeof twilio.RequestClient>['request']>[0]) {
    return super.request<Data>({
      ...options,
      uri: options.uri.replace('https://api.twilio.com', this.origin),
    } as never);
  }
}

const json =
  (status: number, body: unknown): Answer =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
const refusal = (status: number, code: number) => json(status, { code, message: 'no', status });

async function setup(answer: Answer) {
  const requests: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    requests.push(new URLSearchParams(await text(request)));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { requests, provider: providerAt(origin) };
}

const providerAt = (origin: string) =>
  new TwilioProvider(
    {
      accountSid: `AC${'0'.repeat(32)}`,
      authToken: 'token',
      channel: 'whatsapp',
      sender: '+96170000000',
      callbackUrl: 'https://diwan.example/api/notifications/callbacks/twilio',
    },
    new RedirectedClient(origin),
  );

const message: OutgoingMessage = {
  to: '+96170000002',
  template: 'document_shared',
  language: 'ar',
  variables: { name: 'Nour\nKaram', document: 'Contract', case: '', link: 'https://diwan.example/x', firm: 'K' },
  dedupeKey: 'notice-1',
  contentSid: 'HXar',
};

describe('Twilio', () => {
  it('gets an approved template with numbered values, never a text, and where to tell the status', async () => {
    const { provider, requests } = await setup(json(201, { sid: 'SM1' }));
    expect(await provider.send(message)).toEqual({ outcome: 'accepted', providerId: 'SM1' });
    const [form] = requests;
    expect(Object.fromEntries(form ?? [])).toEqual({
      To: 'whatsapp:+96170000002',
      From: 'whatsapp:+96170000000',
      ContentSid: 'HXar',
      ContentVariables: JSON.stringify({
        1: 'Nour Karam',
        2: 'Contract',
        3: '—',
        4: 'https://diwan.example/x',
        5: 'K',
      }),
      StatusCallback: 'https://diwan.example/api/notifications/callbacks/twilio?n=notice-1',
    });
    expect(form?.has('Body')).toBe(false);
  });

  it('D-140: gets nothing without an approved template', async () => {
    const { provider, requests } = await setup(json(201, { sid: 'SM1' }));
    const { contentSid: _, ...unapproved } = message;
    expect(await provider.send(unapproved)).toEqual({ outcome: 'refused', retry: false, reason: 'no_template' });
    expect(requests).toHaveLength(0);
  });

  it('gets nothing that cannot fit', async () => {
    const { provider, requests } = await setup(json(201, { sid: 'SM1' }));
    const long = { ...message.variables, link: `https://diwan.example/${'x'.repeat(1200)}` };
    expect(await provider.send({ ...message, variables: long })).toMatchObject({
      retry: false,
      reason: 'does_not_fit',
    });
    expect(requests).toHaveLength(0);
  });

  it.each([
    [refusal(429, 20429), { outcome: 'refused', retry: true, reason: 'twilio_20429' }],
    [refusal(503, 20503), { outcome: 'refused', retry: true, reason: 'twilio_20503' }],
    [refusal(500, 20500), { outcome: 'unclear', reason: 'twilio_20500' }],
    [refusal(400, 21610), { outcome: 'refused', retry: false, reason: 'twilio_21610' }],
    [refusal(400, 63024), { outcome: 'refused', retry: false, reason: 'twilio_63024' }],
    [refusal(400, 63018), { outcome: 'refused', retry: true, notBeforeMs: 3_600_000, reason: 'twilio_63018' }],
    [refusal(400, 69_999), { outcome: 'refused', retry: true, maxAttempts: 3, reason: 'twilio_69999' }],
    [((request) => request.socket.destroy()) as Answer, { outcome: 'unclear', reason: 'ECONNRESET' }],
  ])('sorts refusals from doubt (case %#)', async (answer, expected) => {
    const { provider, requests } = await setup(answer);
    expect(await provider.send(message)).toMatchObject(expected);
    expect(requests).toHaveLength(1);
  });

  it('that takes the message and never answers leaves doubt, and is asked only once', async () => {
    const { provider, requests } = await setup(() => {});
    expect(await provider.send(message, { timeoutMs: 200 })).toEqual({ outcome: 'unclear', reason: 'TIMEOUT' });
    expect(requests).toHaveLength(1);
  });

  it('that cannot be reached certainly has nothing', async () => {
    const provider = providerAt('http://127.0.0.1:14296');
    expect(await provider.send(message)).toMatchObject({ outcome: 'refused', retry: true, reason: 'ECONNREFUSED' });
  });

  const { dedupeKey, ...sent } = message;
  const sought = { dedupeKey, message: sent, since: new Date('2026-01-01T10:00:00Z') };
  const words = bodyOf('document_shared', 'ar', whatsappVariables(wordsOf('document_shared', 'ar'), sent.variables));

  it('REL-02: what it lists with our words was taken; that it lists nothing like it proves nothing', async () => {
    const list = (...bodies: string[]) =>
      json(200, { messages: bodies.map((body, n) => ({ sid: `SM${n}`, body })), page_size: 50 });
    const found = await setup(list('Something else', words));
    expect(await found.provider.lookUp(sought)).toEqual({ has: ['SM1'] });
    const other = await setup(list(`${words} `));
    expect(await other.provider.lookUp(sought)).toBe('cannot-tell');
    const nothing = await setup(list());
    expect(await nothing.provider.lookUp(sought)).toBe('cannot-tell');
    expect(await nothing.provider.lookUp({ ...sought, message: null })).toBe('cannot-tell');
    const broken = await setup(refusal(500, 20500));
    await expect(broken.provider.lookUp(sought)).rejects.toThrow();
  });

  it('F-5: lists it beneath all that went to the number since, newest first', async () => {
    const since = Array.from({ length: 60 }, (_, n) => ({ sid: `SM-since-${n}`, body: 'Something else' }));
    const listed = [...since, { sid: 'SM-ours', body: words }];
    let asked = new URLSearchParams();
    const { provider } = await setup((request, response) => {
      asked = new URL(request.url ?? '', 'https://twilio.example').searchParams;
      const size = Number(asked.get('PageSize') ?? 50);
      json(200, { messages: listed.slice(0, size), page_size: size, next_page_uri: null })(request, response);
    });
    expect(await provider.lookUp(sought)).toEqual({ has: ['SM-ours'] });
    // What goes there in the days after it is not read, day by day, as long as nobody knows.
    expect(asked.get('DateSent>')).toBe('2026-01-01T09:59:00Z');
    expect(asked.get('DateSent<')).toBe('2026-01-02T20:00:00Z');
  });
});
