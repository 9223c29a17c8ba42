import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ChangeServiceType } from './change-service-type.js';
import { CreateServiceType } from './create-service-type.js';
import { ServiceTypeController } from './service-type.controller.js';
import { ServiceTypeRepository } from './service-type.repository.js';
import { ServiceTypeSchema } from './service-type.schema.js';

/** What the firm charges for. */
@Module({
  controllers: [ServiceTypeController],
  providers: [
    modelProvider('ServiceType', ServiceTypeSchema),
    ChangeServiceType,
    CreateServiceType,
    ServiceTypeRepository,
  ],
  exports: [ServiceTypeRepository],
})
export class ServiceTypesModule {}
