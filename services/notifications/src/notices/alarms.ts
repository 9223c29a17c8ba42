import type { AlarmKind } from '@diwan/contracts/messages/alarms/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { AlarmRepository } from '../alarms/alarm.repository.js';
import { type DeliveryAlarm, ofDelivery } from '../kinds/messages/delivery-alarm.js';
import type { OwingTools } from '../kinds/notice-kind.js';
import { toOwners } from '../kinds/people/security-alarm.js';
import type { OwedNotice } from './ledger-words.js';
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
    private readonly clock: Clock,
  ) {}

  /** Shows it in the back office, asks who is told and owes it to them. Throws UNAVAILABLE. */
  async raise(alarm: Parameters<typeof toOwners>[0]): Promise<void> {
    const owed = await toOwners(alarm, this.asking);
    await this.write(
      alarm,
      owed.map((notice) => ({ family: 'security_alarm', ...notice })),
    );
  }

  /** The same of what keeps messages from arriving. */
  async raiseOfDelivery(alarm: DeliveryAlarm): Promise<void> {
    const owed = await ofDelivery(alarm, this.asking, this.clock.now());
    await this.write(
      alarm,
      owed.map((notice) => ({ family: 'delivery_alarm', ...notice })),
    );
  }

  private readonly asking: Pick<OwingTools, 'staffWith'> = {
    staffWith: (...permissions) => this.staff.any(permissions),
  };

  private async write({ alarm, at }: { alarm: AlarmKind; at: string }, owed: OwedNotice[]): Promise<void> {
    await this.inTransaction.run(async (session) => {
      await this.courses.raise(alarm, null, new Date(at), session);
      for (const notice of owed) await this.ledger.owe(notice, 'off', session);
    });
  }
}
