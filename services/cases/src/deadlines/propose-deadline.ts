import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { proposeDeadline } from '@diwan/contracts/matters/deadlines/http';
import type { Reckoning } from '@diwan/contracts/matters/deadlines/rule';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { HearingReach } from '../hearings/hearing-reach.js';
import { DeadlineRepository } from './deadline.repository.js';
import type { DeadlineRecord } from './deadline.schema.js';
import { holdsOn } from './deadline-rule.rules.js';
import { DeadlineTables } from './deadline-tables.js';
import { DeadlineTasks } from './deadline-tasks.js';
import { newDeadline } from './new-deadline.js';
import { reckon } from './reckon.rules.js';

/** Proposes a deadline from a day that somebody typed. */
@Injectable()
export class ProposeDeadline {
  constructor(
    private readonly hearingReach: HearingReach,
    private readonly tables: DeadlineTables,
    private readonly deadlines: DeadlineRepository,
    private readonly deadlineTasks: DeadlineTasks,
    private readonly audit: AuditLog,
  ) {}

  /** What a rule makes of a day. Throws DomainError NOT_FOUND (the rule), VALIDATION (it does not hold on that day). */
  async look(ruleId: string, triggerDay: string): Promise<Reckoning> {
    return reckon(await this.rule(ruleId, triggerDay), triggerDay, await this.tables.days());
  }

  /** Throws DomainError NOT_FOUND (the case, the rule), VALIDATION. */
  async run(
    caller: SignedInCaller,
    { caseId, ruleId, triggerDay }: InputOf<typeof proposeDeadline>['body'],
  ): Promise<Deed<DeadlineRecord>> {
    await this.hearingReach.caseFor(caller, caseId);
    const basis = { caseId, hearingId: null, ownerId: null, triggerDay };
    return {
      commit: async (session) => {
        // Again, because somebody may have been taken off the case meanwhile.
        await this.hearingReach.caseFor(caller, caseId, session);
        const rule = await this.rule(ruleId, triggerDay, session);
        const deadline = await this.deadlines.insert(
          newDeadline(rule, basis, await this.tables.days(session)),
          session,
        );
        const subject = { subject: 'deadline', subjectId: String(deadline._id) };
        await this.audit.record(
          { action: 'deadline.proposed', ...subject, after: { ...basis, ruleId }, caller },
          session,
        );
        await this.deadlineTasks.follow(deadline, session);
        return deadline;
      },
    };
  }

  private async rule(id: string, day: string, session?: ClientSession) {
    const rule = (await this.tables.current(session)).rules.find((one) => one.id === id);
    if (!rule) throw new DomainError('NOT_FOUND');
    if (!holdsOn(rule, day)) throw new DomainError('VALIDATION', { fieldErrors: { triggerDay: 'invalid_choice' } });
    return rule;
  }
}
