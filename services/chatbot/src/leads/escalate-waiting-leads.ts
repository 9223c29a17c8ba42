import { LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { escalationAt } from './escalation.rules.js';
import { FurtherRequests } from './further-requests.js';
import { LeadRepository } from './lead.repository.js';
import type { LeadRecord } from './lead.schema.js';

/** Pause between looks for leads that wait, in milliseconds. */
const PAUSE = 30_000;
/** Leads told of in one look; the others are found by the next. */
const BATCH = 100;

/**
 * Tells of leads that nobody has answered when half of the promised time is over and when all of it is (D-031, LEAD-09). What is due
 * stands in the database, so any number of instances may look, and a look after a pause finds what was missed.
 */
@Injectable()
export class EscalateWaitingLeads implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: (isStopped) => this.look(isStopped),
    failed: (error) => this.log.warn('leads.escalation-stalled', { error }),
  });

  constructor(
    private readonly leads: LeadRepository,
    private readonly further: FurtherRequests,
    private readonly inTransaction: InTransaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  /** Lets the look under way end and starts no other. */
  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** Looks once. A lead that cannot be told of now does not stand in the way of the others; the next look finds it again. */
  async look(isStopped = () => false): Promise<void> {
    const now = this.clock.now();
    for (const lead of await this.leads.toEscalate(now, BATCH)) {
      if (isStopped()) return;
      await this.escalate(lead, now).catch((error: unknown) =>
        this.log.error('lead.escalation-failed', { leadId: String(lead._id), error }),
      );
    }
  }

  private async escalate(lead: LeadRecord, now: Date): Promise<void> {
    const { respondBy, owner } = lead;
    const { reference } = await this.further.firstWaiting(lead);
    const leadId = lead._id.toHexString();
    const { step, next } = escalationAt(now, respondBy);
    const told = await this.inTransaction.run(async (session) => {
      // Of several instances one sets the next escalation; an answer given meanwhile leaves nothing to tell.
      if (!(await this.leads.escalated(lead, next, session))) return false;
      const promise = { leadId, reference, respondBy: respondBy.toISOString(), step };
      const event = { ...promise, ...(owner && { ownerId: owner }) };
      await this.outbox.add(LeadWaitingV1, event, session);
      return true;
    });
    if (told) this.log.write(step === 'due' ? 'warn' : 'info', 'lead.waiting', { leadId, step });
  }
}
