import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { NoticeRecord } from './notice.schema.js';

const PAGE = 100;

/** Which messages a person was sent, in a copy of their data (PORT-08): their text is not kept. */
@Injectable()
export class DataOfNotices implements OnModuleInit {
  constructor(
    @InjectModel('Notice') private readonly notices: Model<NoticeRecord>,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('notices', async (personId, after) => {
      // From the oldest: what is owed meanwhile comes after, and moves nothing from one page to another.
      const page = Number(after ?? 0);
      const found = await this.notices
        .find({ personId })
        .sort({ createdAt: 1, _id: 1 })
        .skip(page * PAGE)
        .limit(PAGE)
        .lean<NoticeRecord[]>();
      const rows = found.map((notice) =>
        dataRow({
          topic: notice.family,
          channel: notice.channel,
          language: notice.language,
          status: notice.state,
          createdAt: notice.createdAt.toISOString(),
          sentAt: notice.attemptedAt?.toISOString(),
          deliveredAt: notice.deliveredAt?.toISOString(),
          readAt: notice.readAt?.toISOString(),
        }),
      );
      return { rows, next: found.length < PAGE ? null : String(page + 1) };
    });
  }
}
