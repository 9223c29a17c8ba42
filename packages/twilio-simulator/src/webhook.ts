import { signatureOf } from './signature.js';

/** Twilio reads this long, in milliseconds, then tries once more. */
const PATIENCE = 15_000;

/** Posts signed forms to our addresses as Twilio does: once, and once more when nobody answered or something broke. */
export class Webhook {
  /** What could not be handed over. */
  readonly lost: { url: string; status: number | null }[] = [];

  constructor(
    private readonly authToken: string,
    private readonly reach: Readonly<Record<string, string>>,
  ) {}

  async post(url: string, form: Readonly<Record<string, string>>, signature?: string): Promise<number | null> {
    const { origin } = new URL(url);
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'X-Twilio-Signature': signature ?? signatureOf(this.authToken, url, form),
      'User-Agent': 'TwilioProxy/1.1',
    };
    const request = { method: 'POST', headers, body: new URLSearchParams(form).toString() };
    let status: number | null = null;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        const address = `${this.reach[origin] ?? origin}${url.slice(origin.length)}`;
        const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE) });
        await answer.arrayBuffer();
        status = answer.status;
        if (status < 500) return status;
      } catch {
        status = null;
      }
    }
    this.lost.push({ url, status });
    return status;
  }
}
