import type { ChannelFigures } from '@diwan/contracts/messages/notices/http';
import { MessageChannel } from '@diwan/contracts/messages/preferences/topics';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type * as z from 'zod/mini';
import type { Channel } from '../kinds/notice-kind.js';
import { ChannelProviders } from '../providers/channel-providers.js';
import type { NoticeRecord } from './notice.schema.js';

type Figures = z.infer<typeof ChannelFigures>;
type Row = Pick<NoticeRecord, 'channel' | 'state' | 'deliveryStatus' | 'nextAttemptAt' | 'attemptedAt' | 'deliveredAt'>;

const DAY = 24 * 3600_000;

/** Reads from the ledger how the channels do: depth, speed and what did not arrive (NOT-05). Numbers only, so walls hide nothing of it. */
@Injectable()
export class NoticeFigures {
  constructor(
    @InjectModel('Notice') private readonly notices: Model<NoticeRecord>,
    private readonly providers: ChannelProviders,
    private readonly clock: Clock,
  ) {}

  /** Of every channel that the firm has or that something waits for. */
  async read(): Promise<Figures[]> {
    const since = new Date(this.clock.now().getTime() - DAY);
    const tallies = new Map(MessageChannel.options.map((channel) => [channel, new Tally()]));
    const ended = this.notices
      .find(
        { state: trusted({ $in: ['sent', 'failed'] }), createdAt: trusted({ $gte: since }) },
        { channel: 1, state: 1, deliveryStatus: 1, nextAttemptAt: 1, attemptedAt: 1, deliveredAt: 1 },
      )
      .lean<Row[]>()
      .cursor();
    for await (const row of ended) tallies.get(row.channel)?.add(row);
    const figures = await Promise.all(
      MessageChannel.options.map(async (channel) => ({
        channel,
        ...(await this.waiting(channel)),
        ...(tallies.get(channel) ?? new Tally()).figures(),
      })),
    );
    return figures.filter(
      ({ channel, due, later, sent, failed }) => this.providers.of(channel) !== null || due + later + sent + failed > 0,
    );
  }

  private async waiting(channel: Channel): Promise<Pick<Figures, 'due' | 'dueSince' | 'later'>> {
    const now = this.clock.now();
    const isDue = { state: 'pending', channel, nextAttemptAt: trusted({ $lte: now }) } as const;
    const [due, underWay, later, oldest] = await Promise.all([
      this.notices.countDocuments(isDue),
      this.notices.countDocuments({ state: 'sending', channel }),
      this.notices.countDocuments({ state: 'pending', channel, nextAttemptAt: trusted({ $gt: now }) }),
      this.notices.findOne(isDue, { nextAttemptAt: 1 }).sort({ nextAttemptAt: 1 }).lean<NoticeRecord>(),
    ]);
    return { due: due + underWay, dueSince: oldest?.nextAttemptAt.toISOString() ?? null, later };
  }
}

/** What became of the messages of one channel. */
class Tally {
  private readonly counts = { sent: 0, delivered: 0, read: 0, failed: 0 };
  private readonly toSend: number[] = [];
  private readonly toArrive: number[] = [];

  add({ state, deliveryStatus, nextAttemptAt, attemptedAt, deliveredAt }: Row): void {
    if (state === 'failed') {
      this.counts.failed += 1;
      return;
    }
    this.counts.sent += 1;
    if (deliveryStatus === 'read') this.counts.read += 1;
    if (deliveryStatus === 'read' || deliveryStatus === 'delivered') this.counts.delivered += 1;
    if (attemptedAt) this.toSend.push(Math.max(0, attemptedAt.getTime() - nextAttemptAt.getTime()));
    if (attemptedAt && deliveredAt) this.toArrive.push(Math.max(0, deliveredAt.getTime() - attemptedAt.getTime()));
  }

  figures() {
    return { ...this.counts, toSend: took(this.toSend), toArrive: took(this.toArrive) };
  }
}

function took(times: number[]): Figures['toSend'] {
  if (times.length === 0) return null;
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { medianMs: at(0.5), p95Ms: at(0.95) };
}
