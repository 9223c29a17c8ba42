import { HTTP_MODULES } from '@diwan/contracts/derived/http/billing';
import { endpointsOf } from '@diwan/contracts/http/endpoints-of';
import type { BaseConfig } from '@diwan/service-kit/app/config';
import type { ServiceDefinition } from '@diwan/service-kit/app/create-app';
import { Module } from '@nestjs/common';
import { ServiceTypesModule } from './service-types/service-types.module.js';

/** What the firm charges for, and what it is owed. */
@Module({ imports: [ServiceTypesModule] })
export class BillingService {}

/** What this service is: its endpoints and its nouns. */
export const definition = (config: BaseConfig): ServiceDefinition => ({
  name: 'billing',
  module: BillingService,
  config,
  endpoints: endpointsOf('billing', HTTP_MODULES),
});
