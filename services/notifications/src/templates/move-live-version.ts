import { MessageTemplateStoppedV1 } from '@diwan/contracts/messages/message-templates/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { ApprovalStatus } from '../providers/template-approvals.js';
import { HEARD_LIVE } from './message-template.machine.js';
import { MessageTemplateRepository } from './message-template.repository.js';
import type { MessageTemplateRecord } from './message-template.schema.js';

/** Heeds what the provider says of a live version: one that it takes no more ends, and whoever edits templates is told. */
@Injectable()
export class MoveLiveVersion {
  constructor(
    private readonly templates: MessageTemplateRepository,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Null when the word changes nothing, or somebody else heeded it. */
  async run(
    before: MessageTemplateRecord,
    { status, reason }: { status: ApprovalStatus; reason: string | null },
    session: ClientSession,
  ): Promise<MessageTemplateRecord | null> {
    if (before.live === null || status === before.live.state) return null;
    if (status !== 'approved' && status !== 'paused' && status !== 'rejected' && status !== 'disabled') return null;
    const move = status === 'approved' || status === 'paused' ? HEARD_LIVE[status] : null;
    const after = await this.templates.moveLive(before, move, { to: status, reason }, session);
    if (after === null) return null;
    const { name, language } = after;
    const { state, version } = before.live;
    await this.audit.record(
      {
        action: 'message-template.moved',
        subject: 'message-template',
        subjectId: String(after._id),
        before: { name, language, liveVersion: version, liveState: state },
        after: { liveState: after.live?.state ?? null, reason },
        caller: { personId: null },
      },
      session,
    );
    if (after.live?.state !== 'approved')
      await this.outbox.add(
        MessageTemplateStoppedV1,
        { template: name, language, at: this.clock.now().toISOString() },
        session,
      );
    return after;
  }
}
