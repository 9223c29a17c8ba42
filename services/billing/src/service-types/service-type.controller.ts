import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  changeServiceType,
  createServiceType,
  listOfferedServiceTypes,
  listServiceTypes,
} from '@diwan/contracts/money/service-types/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { ChangeServiceType } from './change-service-type.js';
import { CreateServiceType } from './create-service-type.js';
import { toServiceType } from './service-type.presenter.js';
import { ServiceTypeRepository } from './service-type.repository.js';

/** Kinds of work. */
@Controller()
export class ServiceTypeController {
  constructor(
    private readonly serviceTypes: ServiceTypeRepository,
    private readonly createServiceType: CreateServiceType,
    private readonly changeServiceType: ChangeServiceType,
  ) {}

  @Endpoint(listServiceTypes)
  async list(): Promise<ResponseOf<typeof listServiceTypes>> {
    return (await this.serviceTypes.list()).map(toServiceType);
  }

  @Endpoint(listOfferedServiceTypes)
  async listOffered(): Promise<ResponseOf<typeof listOfferedServiceTypes>> {
    const offered = (await this.serviceTypes.list()).filter(({ active }) => active);
    return offered.map(({ _id, name }) => ({ id: _id.toHexString(), name: { en: name.en, ar: name.ar } }));
  }

  @Endpoint(createServiceType)
  create(
    @Input() { body }: InputOf<typeof createServiceType>,
    @Caller() caller: SignedInCaller,
  ): Deed<ResponseOf<typeof createServiceType>> {
    return this.createServiceType.run(body, caller);
  }

  @Endpoint(changeServiceType)
  change(
    @Input() { params, body }: InputOf<typeof changeServiceType>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof changeServiceType>> {
    return this.changeServiceType.run(caller, params.id, body);
  }
}
