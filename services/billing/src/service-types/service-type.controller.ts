import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { createServiceType, listServiceTypes } from '@diwan/contracts/money/service-types/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { CreateServiceType } from './create-service-type.js';
import { toServiceType } from './service-type.presenter.js';
import { ServiceTypeRepository } from './service-type.repository.js';

/** Kinds of work. */
@Controller()
export class ServiceTypeController {
  constructor(
    private readonly serviceTypes: ServiceTypeRepository,
    private readonly createServiceType: CreateServiceType,
  ) {}

  @Endpoint(listServiceTypes)
  async list(): Promise<ResponseOf<typeof listServiceTypes>> {
    return (await this.serviceTypes.list()).map(toServiceType);
  }

  @Endpoint(createServiceType)
  create(
    @Input() { body }: InputOf<typeof createServiceType>,
    @Caller() caller: SignedInCaller,
  ): Deed<ResponseOf<typeof createServiceType>> {
    return this.createServiceType.run(body, caller);
  }
}
