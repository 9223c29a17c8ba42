import { createHmac } from 'node:crypto';
import { CONFIG } from '@diwan/service-kit/app/config';
import { networkOf } from '@diwan/service-kit/app/network';
import { Inject, Injectable } from '@nestjs/common';
import type { Arrival } from '../arrivals/welcome.js';
import type { IdentityConfig } from '../config.js';
import { knownDevice } from '../devices/browser.js';
import { KnownDevices } from '../devices/known-devices.js';
import { PersonRepository } from '../persons/person.repository.js';

/**
 * Who asks for a code of a phone, as limits count it. What strangers do to a phone must not use up what its holder has (ASVS 6.1.1),
 * so three kinds have sends of their own: a browser the holder has signed in with; anybody else asking for a proven phone; and
 * anybody asking for a phone nobody has proven.
 */
export interface Requester {
  lane: 'known' | 'verified' | 'stranger';
  /** The browser, or the network of anybody else: a keyed hash, the same for every phone. */
  key: string;
}

/** Tells who asks. */
@Injectable()
export class Requesters {
  constructor(
    private readonly devices: KnownDevices,
    private readonly people: PersonRepository,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  async of(phone: string, { caller, request }: Arrival): Promise<Requester> {
    const person = await this.people.findByPhone(phone);
    if (await this.devices.isKnown(request, phone)) {
      return { lane: 'known', key: this.hash(`device ${knownDevice(request, this.config.SESSION_SECRET)}`) };
    }
    // Whoever is signed in as the holder asks for a fresh code.
    if (person !== null && person._id.toHexString() === caller.personId) {
      return { lane: 'known', key: this.hash(`session ${caller.personId}`) };
    }
    const proven = person !== null && person.verifiedAt !== null;
    return { lane: proven ? 'verified' : 'stranger', key: this.hash(`network ${networkOf(caller.address)}`) };
  }

  private hash(text: string): string {
    return createHmac('sha256', this.config.OTP_PEPPER).update(`requester ${text}`).digest('base64url');
  }
}
