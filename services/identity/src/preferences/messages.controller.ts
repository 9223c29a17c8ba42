import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  getOwnMessages,
  type OwnMessages,
  setOwnFirstChannel,
  setOwnMessages,
  setOwnQuietHours,
} from '@diwan/contracts/messages/preferences/http';
import type { QuietHours } from '@diwan/contracts/messages/preferences/quiet-hours';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Controller, Inject } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { channelsReaching, firstChannelOf, wishesOf } from '../persons/message-wishes.js';
import { PersonRepository } from '../persons/person.repository.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { isEmailVerified, quietHoursOf } from '../persons/person-facts.js';
import { MessageOffers } from './message-offers.js';

/** What messages a person wants; they alone say it here (D-141). */
@Controller()
export class MessagesController {
  constructor(
    private readonly people: PersonRepository,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly offers: MessageOffers,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  @Endpoint(getOwnMessages)
  async own(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof getOwnMessages>> {
    return this.shown(await this.people.findById(caller.personId), await this.offers.ask());
  }

  @Endpoint(setOwnMessages)
  async set(
    @Input() { body }: InputOf<typeof setOwnMessages>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof setOwnMessages>> {
    const { topic, channel, wanted, consentVersion: text } = body;
    const wish = { topic, channel, allowed: wanted, at: this.clock.now(), how: 'portal', text } as const;
    const offers = await this.offers.ask();
    return this.inTransaction.run(async (session) => {
      const person = await this.people.findById(caller.personId, session);
      if (person === null) throw new DomainError('SIGN_IN_REQUIRED');
      const before = wishesOf(person, channelsReaching(person, offers)).find(
        (offered) => offered.topic === topic && offered.channel === channel,
      );
      if (before === undefined || before.fixed)
        throw new DomainError('VALIDATION', { fieldErrors: { channel: 'invalid_choice' } });
      if (before.wanted === wanted) return this.shown(person, offers);
      await this.people.setMessageWish(person, wish, session);
      const change = { before: { topic, channel, wanted: !wanted }, after: { topic, channel, wanted } };
      const subject = { subject: 'person', subjectId: caller.personId } as const;
      await this.audit.record({ action: 'person.messages-set', ...subject, ...change, caller }, session);
      return this.shown(await this.people.findById(caller.personId, session), offers);
    });
  }

  @Endpoint(setOwnFirstChannel)
  async setFirst(
    @Input() { body: { channel } }: InputOf<typeof setOwnFirstChannel>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof setOwnFirstChannel>> {
    const offers = await this.offers.ask();
    return this.inTransaction.run(async (session) => {
      const person = await this.people.findById(caller.personId, session);
      if (person === null) throw new DomainError('SIGN_IN_REQUIRED');
      const reaching = channelsReaching(person, offers);
      if (!reaching.includes(channel))
        throw new DomainError('VALIDATION', { fieldErrors: { channel: 'invalid_choice' } });
      const before = firstChannelOf(person, reaching);
      if (before === channel) return this.shown(person, offers);
      await this.people.setFirstChannel(person._id, channel, session);
      const change = { before: { firstChannel: before }, after: { firstChannel: channel } };
      const subject = { subject: 'person', subjectId: caller.personId } as const;
      await this.audit.record({ action: 'person.first-channel-set', ...subject, ...change, caller }, session);
      return this.shown({ ...person, firstChannel: channel }, offers);
    });
  }

  @Endpoint(setOwnQuietHours)
  async setQuiet(
    @Input() { body }: InputOf<typeof setOwnQuietHours>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof setOwnQuietHours>> {
    const wish = { hours: body.hours, at: this.clock.now() };
    const offers = await this.offers.ask();
    return this.inTransaction.run(async (session) => {
      const person = await this.people.findById(caller.personId, session);
      if (person === null) throw new DomainError('SIGN_IN_REQUIRED');
      const { hours: before } = quietHoursOf(person, this.config.QUIET_HOURS);
      if (same(before, wish.hours)) return this.shown(person, offers);
      await this.people.setQuietHours(person._id, wish, session);
      const change = { before: { hours: before }, after: { hours: wish.hours } };
      const subject = { subject: 'person', subjectId: caller.personId } as const;
      await this.audit.record({ action: 'person.quiet-hours-set', ...subject, ...change, caller }, session);
      return this.shown({ ...person, quietHours: wish }, offers);
    });
  }

  private shown(person: PersonRecord | null, offers: { sms: boolean }): OwnMessages {
    if (person === null) throw new DomainError('SIGN_IN_REQUIRED');
    const reaching = channelsReaching(person, offers);
    const wishes = wishesOf(person, reaching).map(({ how: _how, text: _text, ...wish }) => wish);
    const quiet = quietHoursOf(person, this.config.QUIET_HOURS);
    return { wishes, emailOffered: isEmailVerified(person), first: firstChannelOf(person, reaching), quiet };
  }
}

const same = (one: QuietHours | null, other: QuietHours | null): boolean =>
  one?.from === other?.from && one?.until === other?.until;
