import { HearingAnsweredV1 } from '@diwan/contracts/matters/hearings/events';
import type { HearingAnswer } from '@diwan/contracts/matters/hearings/hearing';
import { Clock } from '@diwan/service-kit/app/clock';
import { type AuditActor, AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { HearingRepository } from './hearing.repository.js';
import type { Reached } from './hearing-reach.js';

/** What a client says, and who says it for them. */
interface Said {
  clientId: string;
  answer: HearingAnswer;
  note: string;
  by: AuditActor;
}

/** Notes whether a client comes to a hearing, however they said it, and tells whoever attends for the firm. */
@Injectable()
export class NoteAnswer {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws CONFLICT: it has begun, was moved at the same moment, or does not take place. */
  async run({ hearing, legalCase }: Reached, { clientId, answer, note, by }: Said): Promise<void> {
    const at = this.clock.now();
    if (hearing.at <= at) throw new DomainError('CONFLICT');
    const id = String(hearing._id);
    await this.inTransaction.run(async (session) => {
      const saidBy = by.actingFor && by.personId ? { saidBy: by.personId } : {};
      const said = { clientId, ...saidBy, answer, note, at, wallTime: hearing.wallTime };
      const answered = await this.hearings.answer(id, said, session);
      if (!answered) throw new DomainError('CONFLICT');
      const subject = { subject: 'hearing', subjectId: id };
      await this.audit.record({ action: 'hearing.answered', ...subject, after: { answer }, caller: by }, session);
      const { caseId, lawyerId } = answered;
      const fact = { hearingId: id, caseId, clientId, lawyerId, team: legalCase.team, answer };
      await this.outbox.add(HearingAnsweredV1, fact, session);
    });
  }
}
