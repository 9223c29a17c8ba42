import twilio from 'twilio';
import { PROVIDER_TIMEOUT } from './message-provider.js';

export type HttpClient = InstanceType<typeof twilio.RequestClient>;
type Request = Parameters<HttpClient['request']>[0];

const HOSTS = /^https:\/\/(api|content)\.twilio\.com/;

export interface TwilioReach {
  /** Where a simulator stands for Twilio. */
  apiOrigin?: string | undefined;
  /** Multiplies how long Twilio may take. */
  timeLimitFactor?: number;
}

/** How Twilio is spoken to; with an origin a simulator takes its place (NOT-12). */
class TwilioHttp extends twilio.RequestClient {
  constructor(
    private readonly origin: string | undefined,
    timeLimitFactor: number,
  ) {
    super({ autoRetry: false, timeout: PROVIDER_TIMEOUT * timeLimitFactor });
  }

  override request<Data>(options: Request) {
    const { origin } = this;
    if (origin === undefined) return super.request<Data>(options as never);
    return super.request<Data>({ ...options, uri: options.uri.replace(HOSTS, origin) } as never);
  }
}

/** `timeLimitFactor`: see `TIME_LIMIT_FACTOR` of the configuration. */
export const twilioHttp = ({ apiOrigin, timeLimitFactor = 1 }: TwilioReach): HttpClient =>
  new TwilioHttp(apiOrigin, timeLimitFactor);
