import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  acceptStaffInvitation,
  inviteStaff,
  listStaffInvitations,
  ownStaffInvitation,
  renewStaffInvitation,
  withdrawStaffInvitation,
} from '@diwan/contracts/people/staff-invitations/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Response } from '@nestjs/common';
import type { Response as ExpressResponse } from 'express';
import { AcceptStaffInvitation } from './accept-staff-invitation.js';
import { InviteStaff } from './invite-staff.js';
import { OwnedInvitations } from './owned-invitations.js';

/** Invitations of staff: what owners do with them, and the person invited. */
@Controller()
export class StaffInvitationController {
  constructor(
    private readonly inviting: InviteStaff,
    private readonly owned: OwnedInvitations,
    private readonly accepting: AcceptStaffInvitation,
  ) {}

  @Endpoint(listStaffInvitations)
  list(): Promise<ResponseOf<typeof listStaffInvitations>> {
    return this.owned.list();
  }

  @Endpoint(inviteStaff)
  invite(
    @Input() { body }: InputOf<typeof inviteStaff>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof inviteStaff>> {
    return this.inviting.invite(body, caller);
  }

  @Endpoint(renewStaffInvitation)
  renew(
    @Input() { params }: InputOf<typeof renewStaffInvitation>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof renewStaffInvitation>> {
    return this.inviting.renew(params.id, caller);
  }

  @Endpoint(withdrawStaffInvitation)
  withdraw(
    @Input() { params }: InputOf<typeof withdrawStaffInvitation>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof withdrawStaffInvitation>> {
    return this.owned.withdraw(params.id, caller);
  }

  @Endpoint(ownStaffInvitation)
  own(
    @Input() { params }: InputOf<typeof ownStaffInvitation>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof ownStaffInvitation>> {
    return this.accepting.read(params.id, caller);
  }

  @Endpoint(acceptStaffInvitation)
  async accept(
    @Input() { params, body }: InputOf<typeof acceptStaffInvitation>,
    @Caller() caller: SignedInCaller,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof acceptStaffInvitation>> {
    const { person, cookie } = await this.accepting.run(params.id, body.setUpCode, caller);
    response.append('Set-Cookie', cookie);
    return { person };
  }
}
