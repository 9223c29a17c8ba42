import type { DropReason } from '@diwan/contracts/messages/notices/drop-reason';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { Family } from '../kinds/notice-kind.js';
import { DROP } from './notice.machine.js';
import type { NoticeRecord } from './notice.schema.js';

/** What people were owed, and have heard nothing of yet. */
@Injectable()
export class UntoldNotices {
  constructor(@InjectModel('Notice') private readonly notices: Model<NoticeRecord>) {}

  /**
   * Takes back what a person was to be told, where they have heard nothing of it: whether it is taken back, now or before for the same reason.
   * What is on its way goes, and what takes it back has to be told.
   */
  async withdraw(
    personId: string,
    family: Family,
    facts: Readonly<Record<string, string | boolean | null>>,
    reason: DropReason,
  ): Promise<boolean> {
    const { from, to } = DROP.cancelled;
    const query: QueryFilter<NoticeRecord> = { personId, family, told: null };
    for (const [name, value] of Object.entries(facts)) query[`facts.${name}`] = value;
    const waiting = { ...query, state: trusted({ $in: [...from] }) };
    await this.notices.updateMany(waiting, { $set: { state: to, reason, batch: null } });
    return (await this.notices.exists({ ...query, state: to, reason })) !== null;
  }
}
