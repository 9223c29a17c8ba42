import { hearingNoticesSent } from '@diwan/contracts/matters/hearings/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type * as z from 'zod/mini';
import type { Family } from '../kinds/notice-kind.js';
import type { NoticeRecord } from './notice.schema.js';

/** What a change of a hearing brings about; reminders come by themselves. */
const NEWS = ['hearing_scheduled', 'hearing_moved', 'hearing_cancelled', 'hearing_outcome'] as const satisfies Family[];

/** Messages that are looked at, the last first: those of several changes to several people. */
const LOOKED_AT = 50;

/** Says whether a provider took what people were told of a hearing (D-135). */
@Injectable()
export class HearingNoticesAnswer {
  constructor(@InjectModel('Notice') private readonly notices: Model<NoticeRecord>) {}

  @Answers(hearingNoticesSent)
  async answer({
    hearingId,
  }: z.output<typeof hearingNoticesSent.input>): Promise<z.output<typeof hearingNoticesSent.output>> {
    const notices = await this.notices
      .find({ 'facts.hearingId': hearingId, family: trusted({ $in: [...NEWS] }) })
      .sort({ createdAt: -1 })
      .limit(LOOKED_AT)
      .lean<NoticeRecord[]>();
    const sent = notices.find(({ state }) => state === 'sent');
    const [last] = notices;
    const failed = last?.state === 'failed' ? last : null;
    return {
      sentAt: sent?.attemptedAt?.toISOString() ?? null,
      failed: failed && (failed.reason ?? 'failed'),
      failedAt: failed?.createdAt.toISOString() ?? null,
    };
  }
}
