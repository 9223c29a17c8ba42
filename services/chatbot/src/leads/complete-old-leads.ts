import { Log } from '@diwan/service-kit/app/log';
import { completeStored } from '@diwan/service-kit/store/complete-stored';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { LeadRecord } from './lead.schema.js';

type OldLead = Pick<LeadRecord, '_id' | 'status' | 'respondBy'> & { owedBy?: Date | null };

/** New leads of earlier builds get the promise that is owed, by which those that wait are found (D-058). One that was answered meanwhile is left. */
@Injectable()
export class CompleteOldLeads implements OnModuleInit {
  constructor(
    @InjectModel('Lead') private readonly leads: Model<LeadRecord>,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    const completed = await completeStored<OldLead>(this.leads, {
      projection: { status: 1, respondBy: 1, owedBy: 1 },
      isOld: ({ status, owedBy }) => status === 'new' && owedBy === undefined,
      complete: async ({ _id, respondBy }) => {
        const old = { _id, status: 'new', owedBy: { $exists: false } };
        await this.leads.collection.updateOne(old, { $set: { owedBy: respondBy } });
      },
    });
    if (completed > 0) this.log.info('old_leads_completed', { completed });
  }
}
