import { MessageTemplateStoppedV1 } from '@diwan/contracts/messages/message-templates/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { STOPPED } from './message-template.machine.js';
import { MessageTemplateRepository } from './message-template.repository.js';
import type { MessageTemplateRecord } from './message-template.schema.js';

type Move = Parameters<MessageTemplateRepository['move']>;

/** Moves a template with a line in the audit log; whoever edits templates is told of one that stops (OFF-08). */
@Injectable()
export class MoveTemplate {
  constructor(
    private readonly templates: MessageTemplateRepository,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** `caller` null: the provider's word, or our own words changed. Null when somebody else moved it. */
  async run(
    before: Move[0],
    move: Move[1],
    set: Omit<Move[2], 'byStaff'>,
    caller: SignedInCaller | null,
    session: ClientSession,
  ): Promise<MessageTemplateRecord | null> {
    const after = await this.templates.move(before, move, { ...set, byStaff: caller !== null }, session);
    if (after === null) return null;
    const { name, language } = after;
    await this.audit.record(
      {
        action: 'message-template.moved',
        subject: 'message-template',
        subjectId: String(after._id),
        before: { name, language, state: before.state },
        after: { state: after.state, reason: after.reason, version: after.version },
        caller: caller ?? { personId: null },
      },
      session,
    );
    if (STOPPED.includes(after.state))
      await this.outbox.add(
        MessageTemplateStoppedV1,
        { template: name, language, at: this.clock.now().toISOString() },
        session,
      );
    return after;
  }
}
