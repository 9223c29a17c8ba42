import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { listAddresses } from '@diwan/contracts/site/addresses/http';
import { Endpoint } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { Addresses } from './addresses.js';

/** Tells front doors every public address. */
@Controller()
export class AddressesController {
  constructor(private readonly addresses: Addresses) {}

  @Endpoint(listAddresses)
  all(): Promise<ResponseOf<typeof listAddresses>> {
    return this.addresses.list();
  }
}
