import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { GuessesModule } from '../guesses/guesses.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { AcceptStaffInvitation } from './accept-staff-invitation.js';
import { InviteStaff } from './invite-staff.js';
import { OwnedInvitations } from './owned-invitations.js';
import { StaffInvitationController } from './staff-invitation.controller.js';
import { StaffInvitationRepository } from './staff-invitation.repository.js';
import { StaffInvitationSchema } from './staff-invitation.schema.js';
import { StaffInvitationNoticeAnswer } from './staff-invitation-notice.answer.js';

/** How somebody becomes staff: an owner invites, they accept (OFF-09). */
@Module({
  imports: [GuessesModule, PasskeysModule, PersonsModule, SessionsModule, StaffModule],
  controllers: [StaffInvitationController],
  providers: [
    modelProvider('StaffInvitation', StaffInvitationSchema),
    AcceptStaffInvitation,
    InviteStaff,
    OwnedInvitations,
    StaffInvitationNoticeAnswer,
    StaffInvitationRepository,
  ],
  exports: [StaffInvitationRepository],
})
export class StaffInvitationsModule {}
