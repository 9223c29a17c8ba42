import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { AlarmRepository } from '../alarms/alarm.repository.js';
import { toOwners } from '../kinds/people/security-alarm.js';
import { NoticeLedger } from './notice.ledger.js';
import { StaffWith } from './staff-with.js';

/** Tells the owners what this service itself notices. */
@Injectable()
export class Alarms {
  constructor(
    private readonly courses: AlarmRepository,
    private readonly ledger: NoticeLedger,
    private readonly staff: StaffWith,
    private readonly inTransaction: InTransaction,
  ) {}

  /** Shows it in the back office, asks who is told and owes it to them. */
  async raise(alarm: Parameters<typeof toOwners>[0]): Promise<void> {
    const owed = await toOwners(alarm, { staffWith: (...permissions) => this.staff.any(permissions) });
    await this.inTransaction.run(async (session) => {
      await this.courses.raise(alarm.alarm, null, new Date(alarm.at), session);
      for (const notice of owed) await this.ledger.owe({ family: 'security_alarm', ...notice }, 'off', session);
    });
  }
}
