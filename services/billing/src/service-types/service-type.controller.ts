import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { createServiceType, listServiceTypes } from '@diwan/contracts/money/service-types/http';
import type { Deed } from '@diwan/service-kit/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { ServiceTypeService } from './service-type.service.js';

/** Kinds of work. */
@Controller()
export class ServiceTypeController {
  constructor(private readonly serviceTypes: ServiceTypeService) {}

  @Endpoint(listServiceTypes)
  list(): Promise<ResponseOf<typeof listServiceTypes>> {
    return this.serviceTypes.list();
  }

  @Endpoint(createServiceType)
  create(
    @Input() { body }: InputOf<typeof createServiceType>,
    @Caller() caller: SignedInCaller,
  ): Deed<ResponseOf<typeof createServiceType>> {
    return this.serviceTypes.create(body, caller);
  }
}
