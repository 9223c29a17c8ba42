import { ENDPOINTS } from '@diwan/contracts/http/all';
import { findClientIds } from '@diwan/contracts/people/clients/questions';
import { checkProof, requestProof } from '@diwan/contracts/people/codes/questions';
import { namesOfPeople, reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { demoAuthenticator } from '@diwan/contracts/people/second-factor/http';
import { endSessions, sessionInStep } from '@diwan/contracts/people/sessions/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { ServiceDefinition } from '@diwan/service-kit/create-app';
import { Module } from '@nestjs/common';
import { AdminKeyModule } from './admin-key/admin-key.module.js';
import { ArrivalsModule } from './arrivals/arrivals.module.js';
import { ClientsModule } from './clients/clients.module.js';
import { CodesModule } from './codes/codes.module.js';
import type { IdentityConfig } from './config.js';
import { DemoModule } from './demo/demo.module.js';
import { DevicesModule } from './devices/devices.module.js';
import { GuessesModule } from './guesses/guesses.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PersonsModule } from './persons/persons.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SessionSettingsModule } from './session-settings/session-settings.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { StaffModule } from './staff/staff.module.js';

@Module({})
class IdentityModule {}

const NOUNS = [
  AdminKeyModule,
  ArrivalsModule,
  ClientsModule,
  CodesModule,
  DevicesModule,
  GuessesModule,
  PasskeysModule,
  PersonsModule,
  PreferencesModule,
  ProfileModule,
  SecondFactorModule,
  SessionSettingsModule,
  SessionsModule,
  SignInModule,
  StaffModule,
];

/** People, how they prove who they are, their sessions and roles, and clients. With the authenticator of the demo accounts in demo mode alone. */
export const identity = (config: IdentityConfig): ServiceDefinition => ({
  name: 'identity',
  module: { module: IdentityModule, imports: config.DEMO ? [...NOUNS, DemoModule] : NOUNS },
  config,
  endpoints: config.DEMO ? [...ENDPOINTS.identity, demoAuthenticator] : ENDPOINTS.identity,
  operations: [
    reachOfPeople,
    namesOfPeople,
    findClientIds,
    staffWithPermission,
    requestProof,
    checkProof,
    sessionInStep,
    endSessions,
  ],
});
