import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../app/clock.js';
import { type BaseConfig, CONFIG } from '../app/config.js';
import { Log } from '../app/log.js';
import { networkOf } from '../app/network.js';
import { RateLimiter } from './rate-limit.js';

/** What is kept of a visitor's consent: which text, when, and from where, in a form that only a known address can be compared with. */
export interface Consent {
  version: string;
  at: Date;
  addressHash: string;
}

/** What every form has that anybody may send. */
@Injectable()
export class PublicIntake {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  /** Whether a robot filled the field that people do not see. It is answered like a person, so that it learns nothing, and nothing is stored. */
  isRobot(form: string, website: string | undefined): boolean {
    if (website) this.log.info(`${form}.robot-dropped`);
    return Boolean(website);
  }

  /** Throws TOO_MANY_REQUESTS when the sender's network has sent a form too often within the hour. */
  async take(form: string, perHour: number, address: string): Promise<void> {
    await this.limiter.take({ name: form, limit: perHour, windowSeconds: 3600 }, networkOf(address));
  }

  consent(version: string, address: string): Consent {
    const hmac = createHmac('sha256', this.config.SESSION_SECRET);
    const addressHash = hmac.update(`consent ${address}`).digest('hex').slice(0, 32);
    return { version, at: this.clock.now(), addressHash };
  }
}
