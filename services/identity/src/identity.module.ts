import { modelProvider } from '@diwan/service-kit/database';
import { type DynamicModule, Module } from '@nestjs/common';
import { AdminKeyController } from './admin-key/admin-key.controller.js';
import { UseAdminKey } from './admin-key/use-admin-key.js';
import { CaseTeamRepository } from './clients/case-team.repository.js';
import { caseTeamSchema } from './clients/case-team.schema.js';
import { ClientController } from './clients/client.controller.js';
import { ClientRepository } from './clients/client.repository.js';
import { ClientService } from './clients/client.service.js';
import { RememberTeamWhenCaseTeamChanged } from './clients/remember-team-when-case-team-changed.handler.js';
import { alarmSchema } from './codes/alarm.schema.js';
import { CodeRepository } from './codes/code.repository.js';
import { codeSchema } from './codes/code.schema.js';
import { CodeBreaker } from './codes/code-breaker.js';
import { ProofAnswers } from './codes/proof.answers.js';
import { RequestCode } from './codes/request-code.js';
import { Requesters } from './codes/requester.js';
import { SendLimits } from './codes/send-limits.js';
import { VerifyCode } from './codes/verify-code.js';
import type { IdentityConfig } from './config.js';
import { DemoAuthenticatorController } from './demo/demo-authenticator.controller.js';
import { deviceSchema } from './devices/device.schema.js';
import { KnownDevices } from './devices/known-devices.js';
import { guessSchema } from './guesses/guess.schema.js';
import { GuessGuard } from './guesses/guess-guard.js';
import { AddPasskey } from './passkeys/add-passkey.js';
import { challengeSchema } from './passkeys/challenge.schema.js';
import { Challenges } from './passkeys/challenges.js';
import { ConfirmByPasskey } from './passkeys/confirm-by-passkey.js';
import { OwnPasskeys } from './passkeys/own-passkeys.js';
import { PasskeyController } from './passkeys/passkey.controller.js';
import { PasskeyRepository } from './passkeys/passkey.repository.js';
import { passkeySchema } from './passkeys/passkey.schema.js';
import { RelyingParty } from './passkeys/relying-party.js';
import { SignInByPasskey } from './passkeys/sign-in-by-passkey.js';
import { MessagesController } from './people/messages.controller.js';
import { OwnProfiles } from './people/own-profile.js';
import { PeopleAnswers } from './people/people.answers.js';
import { PersonRepository } from './people/person.repository.js';
import { personSchema } from './people/person.schema.js';
import { ProfileController } from './people/profile.controller.js';
import { ProveWhatsapp } from './people/prove-whatsapp.js';
import { FirmName } from './second-factor/firm-name.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { RefreshSessionsWhenRolesChanged } from './sessions/refresh-sessions-when-roles-changed.handler.js';
import { SessionAnswers } from './sessions/session.answers.js';
import { SessionController } from './sessions/session.controller.js';
import { sessionSchema } from './sessions/session.schema.js';
import { SessionStore } from './sessions/session.store.js';
import { SessionCache } from './sessions/session-cache.js';
import { Sessions } from './sessions/sessions.service.js';
import { SessionSettingsController } from './settings/session-settings.controller.js';
import { SessionSettingsService } from './settings/session-settings.js';
import { sessionSettingsSchema } from './settings/session-settings.schema.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignIn } from './sign-in/sign-in.js';
import { SignUp } from './sign-in/sign-up.js';
import { TicketRepository } from './sign-in/ticket.repository.js';
import { ticketSchema } from './sign-in/ticket.schema.js';
import { Welcome } from './sign-in/welcome.js';
import { ownershipSchema } from './staff/ownership.schema.js';
import { Roles } from './staff/roles.service.js';
import { StaffController } from './staff/staff.controller.js';
import { StaffService } from './staff/staff.service.js';

const MODELS = [
  modelProvider('Person', personSchema),
  modelProvider('Code', codeSchema),
  modelProvider('Alarm', alarmSchema),
  modelProvider('Device', deviceSchema),
  modelProvider('Guess', guessSchema),
  modelProvider('Session', sessionSchema),
  modelProvider('SessionSettings', sessionSettingsSchema),
  modelProvider('Ticket', ticketSchema),
  modelProvider('Ownership', ownershipSchema),
  modelProvider('Passkey', passkeySchema),
  modelProvider('PasskeyChallenge', challengeSchema),
  modelProvider('CaseTeam', caseTeamSchema),
];

/** People, one-time codes, sessions, roles, clients. */
@Module({
  controllers: [
    SignInController,
    SessionController,
    OwnSessionsController,
    SessionSettingsController,
    SecondFactorController,
    PasskeyController,
    AdminKeyController,
    ProfileController,
    MessagesController,
    ClientController,
    StaffController,
  ],
  providers: [
    ...MODELS,
    AddPasskey,
    CaseTeamRepository,
    Challenges,
    ClientRepository,
    ClientService,
    CodeBreaker,
    CodeRepository,
    ConfirmByPasskey,
    FirmName,
    GuessGuard,
    KnownDevices,
    OwnPasskeys,
    PasskeyRepository,
    OwnProfiles,
    PeopleAnswers,
    PersonRepository,
    ProveWhatsapp,
    RefreshSessionsWhenRolesChanged,
    RememberTeamWhenCaseTeamChanged,
    ProofAnswers,
    RelyingParty,
    RequestCode,
    Requesters,
    Roles,
    SecondFactorService,
    SendLimits,
    Sessions,
    SessionAnswers,
    SessionCache,
    SessionSettingsService,
    SessionStore,
    SignIn,
    SignInByPasskey,
    SignUp,
    StaffService,
    TicketRepository,
    UseAdminKey,
    VerifyCode,
    Welcome,
  ],
})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest's modules are classes
export class IdentityModule {
  /** With the authenticator of the demo accounts, in demo mode alone. */
  static forConfig({ DEMO }: Pick<IdentityConfig, 'DEMO'>): DynamicModule {
    return { module: IdentityModule, controllers: DEMO ? [DemoAuthenticatorController] : [] };
  }
}
