import type { InputOf } from '@diwan/contracts/http/endpoint';
import { LeadReceivedV1 } from '@diwan/contracts/intake/leads/events';
import type { createLead } from '@diwan/contracts/intake/leads/http';
import { beirutClock } from '@diwan/contracts/shared/beirut-time';
import { normalisePhone } from '@diwan/contracts/shared/phone-plan';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { isPersonalNumber } from '@diwan/service-kit/http/phone-kind';
import { PublicIntake } from '@diwan/service-kit/http/public-intake';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { ChatbotConfig } from '../config.js';
import { OfficeHours } from '../office/office-hours.js';
import { FurtherRequests, isSameSender } from './further-requests.js';
import { LeadRepository } from './lead.repository.js';
import { halfOver, respondBy } from './respond-by.rules.js';
import { WishedLawyer } from './wished-lawyer.js';

type NewLead = Parameters<LeadRepository['insert']>[0] & { escalateAt: Date };
type Request = InputOf<typeof createLead>['body'];

/** How long after a request a further one of the same number adds to its lead, in milliseconds (D-058). */
const JOINED_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * Takes a visitor's request for a consultation: a reference for the visitor, an event for the staff (D-027), a lead for the lawyer whom it
 * asks for (PUB-08). One from the number of an open lead adds to it (D-058), which the answer does not tell: a number is no proof of who
 * sends it.
 */
@Injectable()
export class CreateLead {
  constructor(
    private readonly leads: LeadRepository,
    private readonly further: FurtherRequests,
    private readonly hours: OfficeHours,
    private readonly wishedLawyer: WishedLawyer,
    private readonly outbox: Outbox,
    private readonly intake: PublicIntake,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ChatbotConfig,
  ) {}

  /** Answers with what stores the request. Throws VALIDATION for a number that cannot be one, TOO_MANY_REQUESTS beyond the hourly limit. */
  async run(request: Request, address: string): Promise<Deed<{ reference: string }>> {
    const now = this.clock.now();
    if (this.intake.isRobot('leads', request.website))
      return { commit: async () => ({ reference: referenceOf(beirutClock(now).year, 0) }) };
    const phone = normalisePhone(request.phone, request.callingCode);
    // People write from every country, but nobody is to be called or written to at a number that costs extra (D-140).
    if (!phone || !isPersonalNumber(phone)) {
      throw new DomainError('VALIDATION', { fieldErrors: { phone: 'invalid_phone' } });
    }
    await this.intake.take('leads', this.config.LEADS_PER_HOUR, address);
    const [office, owner] = await Promise.all([this.hours.current(), this.wishedLawyer.of(request.wish)]);
    const due = respondBy(now, office);
    const escalateAt = halfOver(now, office);
    const { website: _honeypot, callingCode: _code, consentVersion, wish: wished, ...fields } = request;
    const consent = this.intake.consent(consentVersion, address);
    const wish = wished && { ...wished, timeZone: knownZone(wished.timeZone) };
    const lead = { ...fields, wish, phone, status: 'new', respondBy: due, escalateAt, consent, owner } as const;
    return { commit: (session) => this.write(lead, now, session) };
  }

  private async write(request: Omit<NewLead, 'reference' | 'partOf'>, now: Date, session: ClientSession) {
    const { year } = beirutClock(now);
    // The counter lets requests in one by one: of two from one number at once the second finds the lead of the first.
    const reference = referenceOf(year, await this.leads.nextNumber(year, session));
    const lead = await this.leadOf(request, now, session);
    const partOf = lead?._id ?? null;
    const escalateAt = lead ? null : request.escalateAt;
    const stored = await this.leads.insert({ ...request, reference, partOf, escalateAt }, session);
    const joined = lead && (await this.further.join(lead, stored, request.escalateAt, session));
    const { _id, area } = stored;
    // Staff are told of the promise that comes first, unless it is over: of that they were told.
    const { respondBy } = joined && joined.respondBy > now ? joined : stored;
    const { owner } = joined || stored;
    const promise = { leadId: _id.toHexString(), reference, area, respondBy: respondBy.toISOString() };
    const event = { ...promise, ...(owner && { ownerId: owner }) };
    await this.outbox.add(LeadReceivedV1, event, session);
    return { reference };
  }

  /**
   * The lead that a request adds to: one of the same name first. Numbers are shared, so that under another name nothing is added to what
   * became a client, all of which is theirs, nor to what was given to somebody, who would read what a stranger asks another lawyer.
   */
  private async leadOf(
    request: Pick<NewLead, 'phone' | 'firstName' | 'lastName' | 'owner'>,
    now: Date,
    session: ClientSession,
  ) {
    const open = await this.leads.openOfPhone(request.phone, new Date(now.getTime() - JOINED_FOR), session);
    const ofSender = open.find((lead) => isSameSender(lead, request));
    if (ofSender) return ofSender;
    return open.find(({ clientId, owner }) => !clientId && !owner && !request.owner) ?? null;
  }
}

/** A time zone whose clocks can be read here. Another is left out: it is no reason to lose a request. */
function knownZone(name: string | null): string | null {
  try {
    return name && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const referenceOf = (year: number, number: number): string => `L-${year}-${String(number).padStart(4, '0')}`;
