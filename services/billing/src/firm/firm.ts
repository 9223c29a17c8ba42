import { isEntered, UNNAMED_FIRM } from '@diwan/contracts/site/office/office-profile';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
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

  /**
   * The last known particulars; those without a number for tax are asked for anew, a firm that has just entered one is not refused. Throws
   * UNAVAILABLE when they were never copied and news does not answer, OFFICE_NOT_ENTERED until the firm has entered them: no document goes out
   * under a name and a number that are not the firm's.
   */
  async particulars(): Promise<FirmParticulars> {
    const copy = await this.copies.findById('firm').lean<FirmRecord>();
    if (copy?.particulars?.vatNumber) return copy.particulars;
    const asked = await this.ask().catch((fault: unknown) => {
      if (copy?.particulars) return null;
      throw fault;
    });
    if (asked) await this.keep(asked);
    const known = asked && asked.version >= (copy?.version ?? 0) ? asked.particulars : copy?.particulars;
    if (!known) throw new DomainError('OFFICE_NOT_ENTERED');
    return known;
  }

  /** What the firm is called, also before it has entered more. Throws UNAVAILABLE as above. */
  async name(): Promise<FirmParticulars['name']> {
    const copy = await this.copies.findById('firm').lean<FirmRecord>();
    if (copy?.particulars) return copy.particulars.name;
    const { name } = await this.rpc.ask(officeProfile, {});
    return name.en === '' ? UNNAMED_FIRM : name;
  }

  /** What news says; no particulars until the firm has entered them. Throws UNAVAILABLE when it does not answer. */
  async ask(): Promise<Asked> {
    const profile = await this.rpc.ask(officeProfile, {});
    const { version } = profile;
    if (!isEntered(profile)) return { particulars: null, version };
    const { name, phone, email, address, barRegistration, vatNumber } = profile;
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
