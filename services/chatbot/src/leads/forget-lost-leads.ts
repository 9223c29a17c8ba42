import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { ChatbotConfig } from '../config.js';
import { LeadRepository } from './lead.repository.js';
import { LeadTimeline } from './lead-timeline.js';

const PAUSE = 3_600_000;
/** Leads forgotten in one round; the others go in the next. */
const BATCH = 100;

/** Forgets requests that came to nothing, with what staff noted about them, when nobody has touched them for long (D-147). */
@Injectable()
export class ForgetLostLeads implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: () => this.run(),
    failed: (error) => this.log.warn('leads.forgetting-failed', { error }),
  });

  constructor(
    private readonly leads: LeadRepository,
    private readonly timeline: LeadTimeline,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: ChatbotConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  async run(): Promise<void> {
    const before = new Date(this.clock.now());
    before.setUTCMonth(before.getUTCMonth() - this.config.LOST_LEADS_MONTHS);
    for (const { _id } of await this.leads.lostBefore(before, BATCH)) {
      await this.inTransaction.run(async (session) => {
        // Somebody has taken it up again meanwhile.
        if (!(await this.leads.forgetLost(_id, before, session))) return;
        await this.timeline.erase(_id, session);
        const line = { action: 'lead.erased', subject: 'lead', subjectId: _id.toHexString() };
        await this.audit.record({ ...line, caller: { personId: null } }, session);
      });
    }
  }
}
