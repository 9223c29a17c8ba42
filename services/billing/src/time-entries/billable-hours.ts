import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { TimeEntryRecord } from './time-entry.schema.js';

/** Minutes that were worked for a client, approved and to be paid. */
export interface BillableMinutes {
  thisMonth: number;
  ever: number;
}

/** The portal's card "Billable Hours" (D-083): approved work by the calendar month in Beirut, whatever of it is listed to the client. */
@Injectable()
export class BillableHours {
  constructor(@InjectModel('TimeEntry') private readonly entries: Model<TimeEntryRecord>) {}

  /** `today`: the calendar date in Beirut. `caseIds`: for a delegate, the cases they were named for; null: all. */
  async of(clientId: string, today: string, caseIds: readonly string[] | null = null): Promise<BillableMinutes> {
    const month = today.slice(0, 7);
    const [sums] = await this.entries.aggregate<BillableMinutes>([
      {
        $match: {
          clientId,
          billable: true,
          state: trusted({ $in: ['approved', 'billed'] }),
          ...(caseIds && { caseId: trusted({ $in: [...caseIds] }) }),
        },
      },
      {
        $group: {
          _id: null,
          ever: { $sum: '$minutes' },
          thisMonth: {
            $sum: { $cond: [{ $eq: [{ $substrBytes: ['$dateWorked', 0, 7] }, month] }, '$minutes', 0] },
          },
        },
      },
    ]);
    return { thisMonth: sums?.thisMonth ?? 0, ever: sums?.ever ?? 0 };
  }
}
