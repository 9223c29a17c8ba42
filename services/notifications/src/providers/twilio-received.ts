import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { outsideTransaction } from '@diwan/service-kit/deeds/ambient-transaction';
import twilio from 'twilio';
import { PROVIDER_TIMEOUT } from './message-provider.js';
import type { OpenedMedia, ReceivedSource } from './received-source.js';
import { type TwilioReach, twilioHttp } from './twilio-http.js';

const TWILIO = 'https://api.twilio.com';
const GONE = [404, 410];

/** Reads what people sent us from Twilio. */
export class TwilioReceived implements ReceivedSource {
  private readonly client: ReturnType<typeof twilio>;

  constructor(private readonly account: { accountSid: string; authToken: string } & TwilioReach) {
    const { accountSid, authToken } = account;
    this.client = twilio(accountSid, authToken, { httpClient: twilioHttp(account), autoRetry: false });
  }

  async open(url: string): Promise<OpenedMedia | null> {
    outsideTransaction('reading an attachment');
    const { accountSid, authToken, apiOrigin, timeLimitFactor = 1 } = this.account;
    // Our password goes to the provider and to nobody else, whatever a form says.
    if (!URL.canParse(url) || new URL(url).origin !== (apiOrigin ?? TWILIO)) return null;
    const password = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
    const answer = await fetch(url, {
      headers: { Authorization: `Basic ${password}` },
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT * 3 * timeLimitFactor),
    });
    if (!answer.ok || answer.body === null) {
      await answer.body?.cancel();
      if (GONE.includes(answer.status)) return null;
      throw new Error(`the provider answered ${answer.status} for an attachment`);
    }
    const size = answer.headers.get('content-length');
    return { size: size === null ? null : Number(size), stream: Readable.fromWeb(answer.body as ReadableStream) };
  }

  async timeOf(sid: string): Promise<Date | null> {
    outsideTransaction('asking about a message');
    try {
      return (await this.client.messages(sid).fetch()).dateCreated;
    } catch (error) {
      if (error instanceof twilio.RestException && error.status === 404) return null;
      throw error;
    }
  }
}
