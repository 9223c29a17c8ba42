import { CONFIG } from '@diwan/service-kit/app/config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { IdentityConfig } from '../config.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { type FromBrowser, keepDevice, knownDevice } from './browser.js';
import type { DeviceRecord } from './device.schema.js';

/** Knows again the browsers that people signed in with. */
@Injectable()
export class KnownDevices {
  constructor(
    @InjectModel('Device') private readonly devices: Model<DeviceRecord>,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Whether somebody signed in with this phone (E.164) from the browser that sends the request. */
  async isKnown(request: FromBrowser, phone: string): Promise<boolean> {
    const device = knownDevice(request, this.config.SESSION_SECRET);
    return device !== null && (await this.devices.exists({ device, phone })) !== null;
  }

  /** The device of a browser that is about to be signed in, and the `Set-Cookie` value by which it will be known. */
  keep(request: FromBrowser): { device: string; cookie: string } {
    return keepDevice(request, this.config.SESSION_SECRET);
  }

  /** Notes a sign-in from a device; true when it is the person's first one there. */
  async remember(device: string, person: PersonRecord, now: Date, session: ClientSession): Promise<boolean> {
    const { upsertedCount } = await this.devices.updateOne(
      { device, phone: person.phone },
      { $set: { personId: person._id, lastSeenAt: now }, $setOnInsert: { firstSeenAt: now } },
      { upsert: true, session },
    );
    return upsertedCount === 1;
  }

  /** Forgets every device of a person. */
  async forget(personId: string, session?: ClientSession): Promise<void> {
    await this.devices.deleteMany({ personId }, { session });
  }
}
