import { CONFIG } from '@diwan/service-kit/app/config';
import { Log } from '@diwan/service-kit/app/log';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import twilio from 'twilio';
import type { NotificationsConfig } from '../config.js';

/** Tells what Twilio posts from what somebody else does (NOT-06). */
@Injectable()
export class TwilioSignature {
  constructor(
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /**
   * Throws FORBIDDEN unless Twilio signed this form. It signs the public address, which comes from configuration: a proxy may have changed
   * scheme and host.
   */
  demand(request: Request, form: Record<string, string>): void {
    const signature = request.headers['x-twilio-signature'];
    const { TWILIO_AUTH_TOKEN: token, PUBLIC_ORIGIN } = this.config;
    const url = `${PUBLIC_ORIGIN}${request.originalUrl}`;
    if (token && typeof signature === 'string' && twilio.validateRequest(token, signature, url, form)) return;
    this.log.warn('callback.forged');
    throw new DomainError('FORBIDDEN');
  }
}
