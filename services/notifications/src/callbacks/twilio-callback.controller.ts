import type { InputOf } from '@diwan/contracts/http/endpoint';
import { receiveTwilioStatus } from '@diwan/contracts/messages/callbacks/http';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Log } from '@diwan/service-kit/app/log';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller, Inject, Request } from '@nestjs/common';
import type { Request as HttpRequest } from 'express';
import twilio from 'twilio';
import type { NotificationsConfig } from '../config.js';
import { RecordMessageStatus } from './record-message-status.js';

/** Takes Twilio's status callbacks; nobody else's. */
@Controller()
export class TwilioCallbackController {
  constructor(
    private readonly recordStatus: RecordMessageStatus,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  @Endpoint(receiveTwilioStatus)
  async receive(
    @Input() { query, body }: InputOf<typeof receiveTwilioStatus>,
    @Request() request: HttpRequest,
  ): Promise<void> {
    if (!this.isGenuine(request, body)) {
      this.log.warn('callback.forged');
      throw new DomainError('FORBIDDEN');
    }
    const { MessageSid: sid, MessageStatus: status, ErrorCode: errorCode } = body;
    if (!sid || !status) return;
    await this.recordStatus.run({ sid, status, errorCode: errorCode || null, messageKey: query.n ?? null });
  }

  /** Twilio signs the public address, which comes from configuration: a proxy may have changed scheme and host. */
  private isGenuine(request: HttpRequest, body: Record<string, string>): boolean {
    const signature = request.headers['x-twilio-signature'];
    const { TWILIO_AUTH_TOKEN: token, PUBLIC_ORIGIN } = this.config;
    if (!token || typeof signature !== 'string') return false;
    return twilio.validateRequest(token, signature, `${PUBLIC_ORIGIN}${request.originalUrl}`, body);
  }
}
