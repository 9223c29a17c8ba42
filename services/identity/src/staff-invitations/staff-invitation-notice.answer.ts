import { staffInvitationNotice } from '@diwan/contracts/people/staff-invitations/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { PersonRepository } from '../persons/person.repository.js';
import { StaffInvitationRepository } from './staff-invitation.repository.js';
import { pathOf, stateOf } from './staff-invitation.rules.js';

/** What the message to somebody invited may say. */
@Injectable()
export class StaffInvitationNoticeAnswer {
  constructor(
    private readonly invitations: StaffInvitationRepository,
    private readonly people: PersonRepository,
    private readonly clock: Clock,
  ) {}

  @Answers(staffInvitationNotice)
  async notice({
    invitationId,
  }: z.output<typeof staffInvitationNotice.input>): Promise<z.output<typeof staffInvitationNotice.output>> {
    const record = await this.invitations.findById(invitationId);
    if (record === null) return null;
    const { phone, language, version, setUpCode } = record;
    const state = stateOf(record, await this.people.findById(record.invitedBy), this.clock.now());
    return { state, phone, language, version, expiresAt: setUpCode.expiresAt.toISOString(), path: pathOf(record) };
  }
}
