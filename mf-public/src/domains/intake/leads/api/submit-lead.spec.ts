import type { ErrorCode } from '@diwan/contracts/errors/codes';
import { createLead } from '@diwan/contracts/intake/leads/http';
import { ApiProblem, type Call } from '@diwan/mf-kit';
import { describe, expect, it } from '@jest/globals';
import { submitLead } from './submit-lead.js';

const typed = {
  firstName: 'Rana',
  lastName: 'Haddad',
  phone: '03 123456',
  area: 'family',
  message: 'Hi',
  consent: 'yes',
};

interface Sent {
  body: unknown;
  key: string | undefined;
}

/** Answers with a reference after the given problems, and remembers what came. */
function service(...problems: ErrorCode[]) {
  const sent: Sent[] = [];
  const call = (async (_endpoint: unknown, request: { body: unknown }, options: { idempotencyKey?: string }) => {
    sent.push({ body: request.body, key: options.idempotencyKey });
    const code = problems.shift();
    if (code) throw new ApiProblem({ code, status: 503, reference: 'x' });
    return { reference: 'L-2026-0042' };
  }) as unknown as Call;
  return { call, sent };
}

const submit = (call: Call, values: Record<string, string>, source: 'contact' | 'consultation' = 'contact') =>
  submitLead({ form: new URLSearchParams(values), siteLanguage: 'en', call }, source);

describe('a request without JavaScript', () => {
  it('D-027: becomes a lead and leads on to its reference', async () => {
    const { call, sent } = service();
    expect(await submit(call, typed)).toEqual({ redirect: '/contact', said: { sent: 'L-2026-0042' } });
    expect(sent[0]?.body).toMatchObject({ phone: '03 123456', callingCode: '961', email: null, source: 'contact' });
  });

  it('D-033: the consultation remembers the chosen way to talk', async () => {
    const { call } = service();
    const outcome = await submit(call, { ...typed, channel: 'whatsapp' }, 'consultation');
    expect(outcome).toEqual({ redirect: '/consultation', said: { sent: 'L-2026-0042', channel: 'whatsapp' } });
  });

  it('D-027: pressing twice carries the same key, other words another one', async () => {
    const { call, sent } = service();
    await submit(call, typed);
    await submit(call, typed);
    await submit(call, { ...typed, message: 'Another' });
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{64}$/);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('D-027: the second of two equal requests waits for the first one’s answer', async () => {
    const { call, sent } = service('IN_PROGRESS');
    expect(await submit(call, typed)).toEqual({ redirect: '/contact', said: { sent: 'L-2026-0042' } });
    expect(sent).toHaveLength(2);
  });

  it('D-027: brings everything back when the service is away', async () => {
    const { call } = service('UNAVAILABLE');
    expect(await submit(call, typed)).toEqual({
      status: 503,
      form: { values: typed, fieldErrors: {}, problem: 'leads.failed' },
    });
  });

  it('D-027: marks that nobody sees, from a word processor or a chat, are no reason to refuse', async () => {
    const { call, sent } = service();
    const message = `First${'\v'}second\r\nthird\u0007${'\r\nline'.repeat(800)}`;
    await submit(call, { ...typed, firstName: '\u202bرنا\u202c', lastName: 'Haddad\tKhoury', message });
    expect(sent[0]?.body).toMatchObject({
      firstName: 'رنا',
      lastName: 'Haddad Khoury',
      message: `First\nsecond\nthird${'\nline'.repeat(800)}`,
    });
    expect(createLead.body?.safeParse(sent[0]?.body).success).toBe(true);
  });

  it('D-027: 5000 characters fit, however the browser ends its lines; one more does not', async () => {
    const { call, sent } = service();
    const full = `${'a\r\n'.repeat(2499)}ab`;
    await submit(call, { ...typed, message: full });
    expect(sent).toHaveLength(1);
    expect(await submit(call, { ...typed, message: `${full}c` })).toMatchObject({
      form: { fieldErrors: { message: 'leads.error.message' } },
    });
  });

  it.each(['12345', 'abcdefghij', ''])('D-005: the number "%s" is refused before it is sent', async (phone) => {
    const { call, sent } = service();
    expect(await submit(call, { ...typed, phone })).toMatchObject({
      status: 400,
      form: { fieldErrors: { phone: 'leads.error.phone' }, values: { message: 'Hi' } },
    });
    expect(sent).toEqual([]);
  });
});
