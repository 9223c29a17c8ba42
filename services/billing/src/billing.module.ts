import { modelProvider } from '@diwan/service-kit/database';
import { Module } from '@nestjs/common';
import { ServiceTypeController } from './service-types/service-type.controller.js';
import { ServiceTypeRepository } from './service-types/service-type.repository.js';
import { serviceTypeSchema } from './service-types/service-type.schema.js';
import { ServiceTypeService } from './service-types/service-type.service.js';

/** What the firm charges for. */
@Module({
  controllers: [ServiceTypeController],
  providers: [modelProvider('ServiceType', serviceTypeSchema), ServiceTypeRepository, ServiceTypeService],
})
export class BillingModule {}
