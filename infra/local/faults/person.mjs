import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const ANSWER_MS = 20_000;

/** Somebody with a browser: keeps cookies, sends what browsers send. */
export class Person {
  constructor(origin, phone) {
    this.origin = origin;
    this.phone = phone;
    this.cookies = new Map();
  }

  /** Asks; `status` is 0 when there was no answer, or none within the patience, in milliseconds. */
  async ask(method, address, body, headers = {}, patience = ANSWER_MS) {
    const isForm = body instanceof FormData;
    try {
      const answer = await fetch(this.origin + address, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(Math.round(patience)),
        headers: {
          cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
          origin: this.origin,
          'sec-fetch-site': 'same-origin',
          ...(this.token && { 'x-csrf': this.token }),
          ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
          ...(body && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      for (const cookie of answer.headers.getSetCookie()) this.keep(cookie);
      const text = await answer.text();
      return { status: answer.status, text, json: parsed(text) };
    } catch (error) {
      return { status: 0, text: String(error), json: null };
    }
  }

  /** Signs in with the code of the demo inbox and, where the account has one, the demo's authenticator. */
  async signIn() {
    const known = new Set((await this.inbox(this.phone)).map(({ id }) => id));
    const asked = await this.ask('POST', '/api/identity/codes', { phone: this.phone, language: 'en' });
    if (asked.status !== 202) throw new Error(`no code for ${this.phone}: ${asked.status} ${asked.text}`);
    const code = await this.newCode(known);
    const { challengeId } = asked.json;
    const done = await this.ask('POST', '/api/identity/codes/verify', { challengeId, code, mode: 'sign-in' });
    if (done.status !== 200) throw new Error(`${this.phone} could not sign in: ${done.status} ${done.text}`);
    await this.readSession();
    const authenticator = await this.ask('GET', `/dev/authenticator.json?phone=${encodeURIComponent(this.phone)}`);
    if (authenticator.json?.code) {
      await this.ask('POST', '/api/identity/second-factor/confirm', { code: authenticator.json.code });
      await this.readSession();
    }
  }

  /** Whether the session is still known; null when that cannot be said. */
  async readSession() {
    const { status, json } = await this.ask('GET', '/api/identity/session');
    if (status !== 200) return null;
    this.token = json.csrfToken ?? this.token;
    return json.person != null;
  }

  async inbox(to) {
    const { json } = await this.ask('GET', `/dev/inbox.json?to=${encodeURIComponent(to)}`);
    return Array.isArray(json) ? json : [];
  }

  async newCode(known) {
    for (let waited = 0; waited < 20_000; waited += 200) {
      const message = (await this.inbox(this.phone)).find(
        ({ id, template }) => template.startsWith('otp') && !known.has(id),
      );
      const code = message?.body.match(/\b\d{6}\b/)?.[0];
      if (code) return code;
      await delay(200);
    }
    throw new Error(`no code reached ${this.phone}`);
  }

  keep(cookie) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (!name) return;
    if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
