import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { ServiceName } from '@diwan/contracts/shared/service';
import { Controller, type Type } from '@nestjs/common';
import { Caller, Endpoint, Input, type SignedInCaller } from '../http/endpoint.js';
import { AuditReader } from './audit-reader.js';

/** The controller that shows a service's audit log to those who may read it. */
export function auditControllerOf(service: ServiceName): Type {
  const listAudit = LIST_AUDIT[service];

  @Controller()
  class AuditController {
    constructor(private readonly reader: AuditReader) {}

    @Endpoint(listAudit)
    list(
      @Input() { query }: InputOf<typeof listAudit>,
      @Caller() caller: SignedInCaller,
    ): Promise<ResponseOf<typeof listAudit>> {
      return this.reader.page(query, caller);
    }
  }
  return AuditController;
}
