import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from './case.repository.js';
import type { StaffScope } from './staff-scope.js';

/**
 * Whose case somebody of staff may open. Being on a case lets them read its client, so lawyers open cases only for clients they
 * work for already; owners and admins, who see every client, open the first one (D-025).
 */
@Injectable()
export class ClientReach {
  constructor(private readonly cases: CaseRepository) {}

  /** Throws DomainError VALIDATION: somebody else's client is answered like an unknown one. */
  async refuseForeign(scope: StaffScope, clientId: string): Promise<void> {
    if (scope.allCases || (await this.cases.worksFor(scope.personId, clientId))) return;
    throw new DomainError('VALIDATION', { fieldErrors: { clientId: 'unknown_client' } });
  }
}
