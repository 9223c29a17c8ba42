import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import twilio from 'twilio';
import { contentOf } from '../messages/template-content.js';
import { TwilioApprovals } from './twilio-approvals.js';

const SID = `HX${'1'.repeat(32)}`;

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
    const uri = options.uri.replace('https://content.twilio.com', this.origin);
    return super.request<Data>({ ...options, uri } as never);
  }
}

async function setup(answer: { status: number; body: unknown }) {
  const requests: { line: string; body: unknown }[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = request.method === 'GET' ? null : await json(request);
    requests.push({ line: `${request.method} ${request.url}`, body });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'token' };
  return { requests, approvals: new TwilioApprovals(account, new RedirectedClient(origin)) };
}

describe('NOT-02: Twilio’s Content API', () => {
  it('stores a text with numbered variables and their samples', async () => {
    const { approvals, requests } = await setup({ status: 201, body: { sid: SID } });
    expect(await approvals.store('receipt_issued_v1_en', contentOf('receipt_issued', 'en'))).toBe(SID);
    expect(requests).toEqual([
      {
        line: 'POST /v1/Content',
        body: {
          friendly_name: 'receipt_issued_v1_en',
          language: 'en',
          variables: {
            1: 'USD 1,250.00',
            2: 'RCT-2026-0017',
            3: 'https://diwan.example/client-portal/cases',
            4: 'Haddad & Associates',
          },
          types: {
            'twilio/text': {
              body: 'We received {{1}} from you, thank you. Your receipt {{2}} is here after signing in: {{3}} — {{4}}.',
            },
          },
        },
      },
    ]);
  });

  it('stores a code in the form that WhatsApp has for codes', async () => {
    const { approvals, requests } = await setup({ status: 201, body: { sid: SID } });
    await approvals.store('otp_login_v1_ar', contentOf('otp_login', 'ar'));
    expect(requests[0]?.body).toMatchObject({
      variables: { 1: '482913' },
      types: {
        'whatsapp/authentication': {
          add_security_recommendation: true,
          code_expiration_minutes: 10,
          actions: [{ type: 'COPY_CODE', copy_code_text: 'نسخ الرمز' }],
        },
      },
    });
  });

  it('asks for approval under a name and a category, and says how it stands', async () => {
    const asked = await setup({ status: 201, body: { status: 'received', name: 'x', category: 'UTILITY' } });
    expect(await asked.approvals.request(SID, 'receipt_issued_v1', 'utility')).toEqual({
      status: 'received',
      reason: null,
    });
    expect(asked.requests).toEqual([
      {
        line: `POST /v1/Content/${SID}/ApprovalRequests/whatsapp`,
        body: { name: 'receipt_issued_v1', category: 'UTILITY' },
      },
    ]);
    const rejected = { status: 'rejected', rejection_reason: 'INVALID_FORMAT' };
    const { approvals } = await setup({ status: 200, body: { sid: SID, whatsapp: rejected } });
    expect(await approvals.standing(SID)).toEqual({ status: 'rejected', reason: 'INVALID_FORMAT' });
  });

  it('tells apart what is refused, what is gone and what may pass', async () => {
    const refused = await setup({ status: 400, body: { code: 20001, message: 'no', status: 400 } });
    await expect(refused.approvals.request(SID, 'x', 'utility')).rejects.toMatchObject({ reason: 'twilio_20001' });
    const gone = await setup({ status: 404, body: { code: 20404, message: 'no', status: 404 } });
    expect(await gone.approvals.standing(SID)).toBeNull();
    const away = await setup({ status: 503, body: { code: 20503, message: 'no', status: 503 } });
    await expect(away.approvals.standing(SID)).rejects.toMatchObject({ status: 503 });
  });
});
