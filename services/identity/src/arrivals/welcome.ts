import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import { SignedInFromNewDeviceV1 } from '@diwan/contracts/people/sign-in/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import type { Caller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { deviceOf, type FromBrowser } from '../devices/browser.js';
import { KnownDevices } from '../devices/known-devices.js';
import { PersonRepository } from '../persons/person.repository.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { Sessions } from '../sessions/sessions.service.js';

/** Somebody at the door: who they were until now, and the browser they came with. */
export interface Arrival {
  caller: Caller;
  request: FromBrowser;
}

/** A person let in: what the browser may know and the cookies it gets. */
export interface Welcomed {
  person: SessionPerson;
  cookies: string[];
}

/** Lets people in who proved who they are, however they did: notes it, tells them of a new device, opens their session. */
@Injectable()
export class Welcome {
  constructor(
    private readonly people: PersonRepository,
    private readonly devices: KnownDevices,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The device that the person will be known by; ask before the transaction, which may run several times. */
  deviceOf({ request }: Arrival): { device: string; cookie: string } {
    return this.devices.keep(request);
  }

  /**
   * Writes the sign-in. The first one of all needs no notice: the person is just getting to know us. `byOwnPhone`: whether they proved the
   * phone of their record, and not another one that opens it, or a passkey.
   */
  async note(
    person: PersonRecord,
    { device, byOwnPhone }: { device: string; byOwnPhone: boolean },
    { caller }: Arrival,
    session: ClientSession,
  ): Promise<void> {
    const now = this.clock.now();
    const personId = person._id.toHexString();
    await this.people.recordSignIn(person, { now, byOwnPhone }, session);
    const isNew = await this.devices.remember(device, person, now, session);
    await this.audit.record({ action: 'session.opened', subject: 'person', subjectId: personId, caller }, session);
    if (isNew && person.lastSignInAt !== null) {
      await this.outbox.add(SignedInFromNewDeviceV1, { personId, at: now.toISOString() }, session);
    }
  }

  /** Opens the session of a person whose sign-in is written. */
  async open(
    person: PersonRecord,
    { caller, request }: Arrival,
    deviceCookie: string,
    { bothFactors = false, throughId = null }: { bothFactors?: boolean; throughId?: string | null } = {},
  ): Promise<Welcomed> {
    const origin = { device: deviceOf(request), throughId };
    const opened = await this.sessions.open(person, { ...origin, replacedKey: caller.sessionKey, bothFactors });
    return { person: opened.person, cookies: [opened.cookie, deviceCookie] };
  }
}
