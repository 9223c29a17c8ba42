import { officeProfile } from '@diwan/contracts/site/office/questions';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { FirmParticulars, FirmRecord } from './firm.schema.js';

type Asked = Pick<FirmRecord, 'particulars' | 'version'>;

/** Who the firm is, as its documents say. */
@Injectable()
export class Firm {
  constructor(
    @InjectModel('Firm') private readonly copies: Model<FirmRecord>,
    private readonly rpc: RpcClient,
  ) {}

  /** The last known particulars. Throws UNAVAILABLE when they were never copied and news does not answer. */
  async particulars(): Promise<FirmParticulars> {
    const copy = await this.copies.findById('firm').lean<FirmRecord>();
    if (copy) return copy.particulars;
    const asked = await this.ask();
    await this.keep(asked);
    return asked.particulars;
  }

  /** What news says. Throws UNAVAILABLE when it does not answer. */
  async ask(): Promise<Asked> {
    const { name, phone, email, address, barRegistration, vatNumber, version } = await this.rpc.ask(officeProfile, {});
    return { particulars: { name, phone, email, address, barRegistration, vatNumber }, version };
  }

  /** Keeps what news said, unless something newer came meanwhile. */
  async keep({ particulars, version }: Asked, session: ClientSession | null = null): Promise<void> {
    const copy = await this.copies.findById('firm').session(session).lean<FirmRecord>();
    if (copy && copy.version > version) return;
    const $set = { particulars, version };
    await this.copies.updateOne({ _id: 'firm' }, { $set }, { upsert: true }).session(session);
  }
}
