import { HTTP_MODULES } from '@diwan/contracts/derived/http/identity';
import { endpointsOf } from '@diwan/contracts/http/endpoints-of';
import {
  clientOnDocuments,
  findClientIds,
  provenOfClient,
  ratesOfClients,
} from '@diwan/contracts/people/clients/questions';
import { checkProof, requestProof } from '@diwan/contracts/people/codes/questions';
import { delegationNotice } from '@diwan/contracts/people/delegations/questions';
import {
  clientsWanting,
  countClientsWanting,
  namesOfPeople,
  peopleAtPhone,
  reachOfPeople,
  standingOfPerson,
} from '@diwan/contracts/people/persons/questions';
import { formerPhone } from '@diwan/contracts/people/profile/questions';
import { demoAuthenticator } from '@diwan/contracts/people/second-factor/http';
import { endSessions, sessionInStep } from '@diwan/contracts/people/sessions/questions';
import { provePhone } from '@diwan/contracts/people/sign-in-words/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { staffInvitationNotice } from '@diwan/contracts/people/staff-invitations/questions';
import type { ServiceDefinition } from '@diwan/service-kit/app/create-app';
import { Module } from '@nestjs/common';
import { AdminKeyModule } from './admin-key/admin-key.module.js';
import { ArrivalsModule } from './arrivals/arrivals.module.js';
import { ClientMergesModule } from './client-merges/client-merges.module.js';
import { ClientsModule } from './clients/clients.module.js';
import { CodesModule } from './codes/codes.module.js';
import type { IdentityConfig } from './config.js';
import { DataCopiesModule } from './data-copies/data-copies.module.js';
import { DelegationsModule } from './delegations/delegations.module.js';
import { DemoModule } from './demo/demo.module.js';
import { DevicesModule } from './devices/devices.module.js';
import { ErasuresModule } from './erasures/erasures.module.js';
import { GuessesModule } from './guesses/guesses.module.js';
import { ListViewsModule } from './list-views/list-views.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PersonsModule } from './persons/persons.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SessionSettingsModule } from './session-settings/session-settings.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { SignInWordsModule } from './sign-in-words/sign-in-words.module.js';
import { StaffModule } from './staff/staff.module.js';
import { StaffInvitationsModule } from './staff-invitations/staff-invitations.module.js';

@Module({})
class IdentityModule {}

const NOUNS = [
  AdminKeyModule,
  ArrivalsModule,
  ClientMergesModule,
  ClientsModule,
  CodesModule,
  DataCopiesModule,
  DelegationsModule,
  DevicesModule,
  ErasuresModule,
  GuessesModule,
  ListViewsModule,
  PasskeysModule,
  PersonsModule,
  PreferencesModule,
  ProfileModule,
  SecondFactorModule,
  SessionSettingsModule,
  SessionsModule,
  SignInModule,
  SignInWordsModule,
  StaffInvitationsModule,
  StaffModule,
];

const ENDPOINTS = endpointsOf('identity', HTTP_MODULES);

/** People, how they prove who they are, their sessions and roles, and clients. With the authenticator of the demo accounts in demo mode alone. */
export const identity = (config: IdentityConfig): ServiceDefinition => ({
  name: 'identity',
  module: { module: IdentityModule, imports: config.DEMO ? [...NOUNS, DemoModule] : NOUNS },
  config,
  endpoints: config.DEMO ? [...ENDPOINTS, demoAuthenticator] : ENDPOINTS,
  operations: [
    reachOfPeople,
    namesOfPeople,
    peopleAtPhone,
    clientsWanting,
    countClientsWanting,
    standingOfPerson,
    clientOnDocuments,
    findClientIds,
    provenOfClient,
    ratesOfClients,
    staffWithPermission,
    requestProof,
    checkProof,
    provePhone,
    delegationNotice,
    staffInvitationNotice,
    formerPhone,
    sessionInStep,
    endSessions,
  ],
});
