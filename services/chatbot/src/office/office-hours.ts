import { officeProfile } from '@diwan/contracts/rpc/news';
import type { OfficeProfile } from '@diwan/contracts/site/office-profile';
import { Log } from '@diwan/service-kit/log';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { OfficeHoursRecord } from './office-hours.schema.js';

/** The firm's opening hours as chatbot knows them. */
@Injectable()
export class OfficeHours {
  constructor(
    @InjectModel('OfficeHours') private readonly copies: Model<OfficeHoursRecord>,
    private readonly rpc: RpcClient,
    private readonly log: Log,
  ) {}

  /** The hours; empty when none were copied yet and news cannot be asked. */
  async current(): Promise<OfficeProfile['openingHours']> {
    const copy = await this.copies.findById('office').lean<OfficeHoursRecord>();
    if (copy) return copy.openingHours;
    return this.refresh().catch((error: unknown) => {
      this.log.warn('office-hours.unknown', { error });
      return [];
    });
  }

  /** Asks news and keeps the answer. Throws UNAVAILABLE when news does not answer. */
  async refresh(): Promise<OfficeProfile['openingHours']> {
    const { openingHours, version } = await this.rpc.ask(officeProfile, {});
    await this.copies.updateOne({ _id: 'office' }, { $set: { openingHours, version } }, { upsert: true });
    return openingHours;
  }
}
