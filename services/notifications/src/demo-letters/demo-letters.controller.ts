import { randomUUID } from 'node:crypto';
import type { InputOf } from '@diwan/contracts/http/endpoint';
import { writeToDemo } from '@diwan/contracts/messages/demo-inbox/http';
import { normalisePhone } from '@diwan/contracts/shared/phone-plan';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { ReceiveMessage } from '../received-messages/receive-message.js';

/** Plays the telephones of the demo's people; part of the service in demo mode only. */
@Controller()
export class DemoLettersController {
  constructor(private readonly receiveMessage: ReceiveMessage) {}

  @Endpoint(writeToDemo)
  async write(@Input() { body }: InputOf<typeof writeToDemo>): Promise<void> {
    const from = normalisePhone(body.from);
    if (from === null) throw new DomainError('VALIDATION', { fieldErrors: { from: 'invalid_phone' } });
    const { text, payload = null } = body;
    await this.receiveMessage.run({ sid: `demo-${randomUUID()}`, from, text, payload, media: [] });
  }
}
