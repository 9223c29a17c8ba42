import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { Log } from '@diwan/service-kit/app/log';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { OfficeHoursRecord } from './office-hours.schema.js';

/** When the firm works. */
export type OfficeTimes = Pick<OfficeProfile, 'openingHours' | 'holidays'>;
type AskedHours = OfficeTimes & Pick<OfficeProfile, 'version'>;

/** The firm's opening hours and holidays as chatbot knows them. */
@Injectable()
export class OfficeHours {
  constructor(
    @InjectModel('OfficeHours') private readonly copies: Model<OfficeHoursRecord>,
    private readonly rpc: RpcClient,
    private readonly log: Log,
  ) {}

  /** The hours; empty when none were copied yet and news cannot be asked. */
  async current(): Promise<OfficeTimes> {
    const copy = await this.copies.findById('office').lean<OfficeHoursRecord>();
    if (copy) return { openingHours: copy.openingHours, holidays: copy.holidays ?? [] };
    try {
      const asked = await this.ask();
      await this.keep(asked);
      return asked;
    } catch (error) {
      this.log.warn('office-hours.unknown', { error });
      return { openingHours: [], holidays: [] };
    }
  }

  /** What news says. Throws UNAVAILABLE when it does not answer. */
  async ask(): Promise<AskedHours> {
    const { openingHours, holidays, version } = await this.rpc.ask(officeProfile, {});
    return { openingHours, holidays, version };
  }

  /** Keeps what news said, unless something newer came meanwhile. */
  async keep({ openingHours, holidays, version }: AskedHours, session: ClientSession | null = null): Promise<void> {
    const copy = await this.copies.findById('office').session(session).lean<OfficeHoursRecord>();
    if (copy && copy.version > version) return;
    await this.copies
      .updateOne({ _id: 'office' }, { $set: { openingHours, holidays, version } }, { upsert: true })
      .session(session);
  }
}
