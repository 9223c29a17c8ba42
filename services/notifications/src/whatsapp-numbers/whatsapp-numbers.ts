import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type Types, trusted } from 'mongoose';
import type { Channel, Obstacle } from '../kinds/notice-kind.js';
import type { WhatsappNumberRecord } from './whatsapp-number.schema.js';

/** Free text may go to whoever wrote within this time, in milliseconds (NOT-03). */
const WINDOW = 24 * 3600_000;
/** A number that a way does not lead to is not tried again by it for this long, in milliseconds (whatsapp.md, 63024). */
const UNREACHABLE_FOR = 30 * 24 * 3600_000;

/** The provider says that free text went out too late: it goes again by a template. */
export const OUTSIDE_WINDOW = 'twilio_63016';

/** The provider says that the number's holder wants nothing from us. */
const STOPPED = 'twilio_21610';
/** The provider says that there is no WhatsApp, or no way for text messages, at the number. */
const UNREACHABLE: Record<ByNumber, readonly string[]> = {
  whatsapp: ['twilio_63024', 'twilio_63003'],
  sms: ['twilio_21211', 'twilio_21612', 'twilio_21614', 'twilio_30004', 'twilio_30005', 'twilio_30006'],
};

/** Channels that lead to a telephone number. */
type ByNumber = Exclude<Channel, 'email'>;

/** What may go to a number: by WhatsApp the 24-hour window, and by WhatsApp and SMS who asked us to stop and who is not there. */
@Injectable()
export class WhatsappNumbers {
  constructor(
    @InjectModel('WhatsappNumber') private readonly numbers: Model<WhatsappNumberRecord>,
    private readonly clock: Clock,
  ) {}

  /** Somebody wrote: the window opens anew, and they are on WhatsApp. */
  async heardFrom(number: string, at: Date, session: ClientSession): Promise<void> {
    const change = { $max: { lastInboundAt: at }, $set: { unreachableUntil: null } };
    await this.numbers.updateOne({ _id: number }, change, { upsert: true, session });
  }

  /** Until when free text may go there; null: not now. */
  async openUntil(number: string): Promise<Date | null> {
    const known = await this.numbers.findById(number).lean<WhatsappNumberRecord>();
    if (!known?.lastInboundAt) return null;
    const until = new Date(known.lastInboundAt.getTime() + WINDOW);
    return until > this.clock.now() ? until : null;
  }

  /** The provider says that the window is closed (63016): it knows better. */
  private async close(number: string, session?: ClientSession): Promise<void> {
    await this.numbers.updateOne({ _id: number }, { $set: { lastInboundAt: null } }, { session });
  }

  /** Takes from a refusal of the provider what it says about the number. */
  async heed(number: string, channel: ByNumber, reason: string, session?: ClientSession): Promise<void> {
    if (UNREACHABLE[channel].includes(reason)) await this.markUnreachable(number, channel, session);
    if (channel === 'sms') {
      if (reason === STOPPED) await this.mark(number, { smsStoppedAt: this.clock.now() }, session);
      return;
    }
    if (reason === OUTSIDE_WINDOW) await this.close(number, session);
    if (reason === STOPPED) await this.optOut(number, null, session);
  }

  /** Their holder asked us to stop; false when they had done so before. `proof` null: the provider says so. */
  async optOut(number: string, proof: Types.ObjectId | null, session?: ClientSession): Promise<boolean> {
    await this.numbers.updateOne({ _id: number }, { $setOnInsert: { optedOutAt: null } }, { upsert: true, session });
    const { modifiedCount } = await this.numbers.updateOne(
      { _id: number, optedOutAt: null },
      { $set: { optedOutAt: this.clock.now(), optOutProof: proof } },
      { session },
    );
    return modifiedCount > 0;
  }

  /** They take it back; false when they had not asked us to stop. */
  async optIn(number: string, proof: Types.ObjectId, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.numbers.updateOne(
      { _id: number, optedOutAt: trusted({ $ne: null }) },
      { $set: { optedOutAt: null, optedInAt: this.clock.now(), optInProof: proof } },
      { session },
    );
    return modifiedCount > 0;
  }

  private async markUnreachable(number: string, channel: ByNumber, session?: ClientSession): Promise<void> {
    const until = new Date(this.clock.now().getTime() + UNREACHABLE_FOR);
    await this.mark(number, channel === 'sms' ? { smsUnreachableUntil: until } : { unreachableUntil: until }, session);
  }

  private async mark(number: string, said: Partial<WhatsappNumberRecord>, session?: ClientSession): Promise<void> {
    await this.numbers.updateOne({ _id: number }, { $set: said }, { upsert: true, session });
  }

  /** Whether WhatsApp has said that it does not lead there, whatever its holder wants. */
  async isUnreachable(number: string): Promise<boolean> {
    const known = await this.numbers.findById(number).lean<WhatsappNumberRecord>();
    return known?.unreachableUntil != null && known.unreachableUntil > this.clock.now();
  }

  /** Why nothing may go there by a channel; null: something may. Who asked us to stop by WhatsApp gets no text messages either. */
  async obstacleOf(number: string, channel: ByNumber): Promise<Obstacle | null> {
    const known = await this.numbers.findById(number).lean<WhatsappNumberRecord>();
    if (!known) return null;
    if (known.optedOutAt || (channel === 'sms' && known.smsStoppedAt)) return 'opted_out';
    const until = channel === 'sms' ? known.smsUnreachableUntil : known.unreachableUntil;
    if (!until || until <= this.clock.now()) return null;
    return channel === 'sms' ? 'no_sms' : 'no_whatsapp';
  }
}
