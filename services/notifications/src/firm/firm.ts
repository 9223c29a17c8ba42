import type { Language } from '@diwan/contracts/shared/language';
import { UNNAMED_FIRM } from '@diwan/contracts/site/office/office-profile';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { FirmRecord } from './firm.schema.js';

/** What the firm is called: its messages are signed with it. */
@Injectable()
export class Firm {
  constructor(
    @InjectModel('Firm') private readonly copies: Model<FirmRecord>,
    private readonly rpc: RpcClient,
  ) {}

  /** The name in a language; what stands for it until the firm has entered one. Throws UNAVAILABLE when it was never copied and news does not answer. */
  async name(language: Language): Promise<string> {
    const copy = await this.copies.findById('firm').lean<FirmRecord>();
    const kept = copy?.name.en ? copy.name : null;
    const name = kept ?? (await this.ask());
    if (!kept) await this.keep(name);
    return name[language] || UNNAMED_FIRM[language];
  }

  /** What news says. Throws UNAVAILABLE when it does not answer. */
  async ask(): Promise<FirmRecord['name']> {
    return (await this.rpc.ask(officeProfile, {})).name;
  }

  async keep(name: FirmRecord['name'], session?: ClientSession): Promise<void> {
    await this.copies.updateOne({ _id: 'firm' }, { $set: { name } }, { upsert: true, session });
  }
}
