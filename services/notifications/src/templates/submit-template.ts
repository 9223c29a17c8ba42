import { Clock } from '@diwan/service-kit/app/clock';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { REGISTERED } from '../messages/samples.js';
import { contentOf } from '../messages/template-content.js';
import { handedIn } from './handed-in.js';
import { SUBMIT } from './message-template.machine.js';
import { MessageTemplateRepository } from './message-template.repository.js';
import { MoveTemplate } from './move-template.js';
import { faultsOf } from './template-limits.js';

/** Asks for the approval of a template as the code has it: written down here, handed in by `AskApprovals`. */
@Injectable()
export class SubmitTemplate {
  constructor(
    private readonly templates: MessageTemplateRepository,
    private readonly moveTemplate: MoveTemplate,
    private readonly clock: Clock,
  ) {}

  /** Whether it was submitted now: not as it stands, or with what WhatsApp refuses. `caller` null: by itself. */
  async within(
    key: (typeof REGISTERED)[number],
    caller: SignedInCaller | null,
    session: ClientSession,
  ): Promise<boolean> {
    const row = await this.templates.find(key, session);
    if (row === null || faultsOf(contentOf(key.name, key.language)).length > 0) return false;
    const set = {
      ...handedIn(key.name, key.language),
      contentSid: null,
      version: row.version + 1,
      submittedAt: this.clock.now(),
    };
    return (await this.moveTemplate.run(row, SUBMIT, set, caller, session)) !== null;
  }
}
