import { ENDPOINTS } from '@diwan/contracts/http/all';
import type { BaseConfig } from '@diwan/service-kit/config';
import type { ServiceDefinition } from '@diwan/service-kit/create-app';
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
  endpoints: ENDPOINTS.billing,
});
