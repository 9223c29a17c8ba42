import { type RateFrom, rateThatHolds, USUAL_RATE } from '@diwan/contracts/money/billing-rates/rate';
import { ratesOfClients } from '@diwan/contracts/people/clients/questions';
import type { Money } from '@diwan/contracts/shared/money';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { ServiceTypeRepository } from '../service-types/service-type.repository.js';
import { BillingRateRepository, FIRM } from './billing-rate.repository.js';

/** A piece of work, as far as its rate depends on it. */
export interface RatedWork {
  personId: string;
  clientId: string;
  caseId: string;
  serviceTypeId: string | null;
}

/** Finds the rate that an entry takes over: case, client, lawyer, kind of work, firm (BILL-16, D-102). Asks identity: never within a transaction. */
@Injectable()
export class RatesThatHold {
  constructor(
    private readonly rates: BillingRateRepository,
    private readonly serviceTypes: ServiceTypeRepository,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws DomainError UNAVAILABLE: a rate is not guessed while the client's is not known. */
  async of({ personId, clientId, caseId, serviceTypeId }: RatedWork): Promise<{ rate: Money; rateFrom: RateFrom }> {
    const [ofCase, ofLawyer, ofFirm, [ofClient], serviceType] = await Promise.all([
      this.rates.one({ scope: 'case', subjectId: caseId }),
      this.rates.one({ scope: 'lawyer', subjectId: personId }),
      this.rates.one(FIRM),
      this.rpc.ask(ratesOfClients, { ids: [clientId] }),
      serviceTypeId === null ? null : this.serviceTypes.one(serviceTypeId),
    ]);
    return rateThatHolds({
      case: ofCase?.rate ?? null,
      client: ofClient?.hourlyRate ?? null,
      lawyer: ofLawyer?.rate ?? null,
      service_type: serviceType?.hourlyRate ?? null,
      firm: ofFirm?.rate ?? USUAL_RATE,
    });
  }
}
