import { type BilledCase, billedCases, casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';

/** The cases that conversations are about. */
@Injectable()
export class CaseTitles {
  constructor(private readonly rpc: RpcClient) {}

  /** Titles by id; none while cases does not answer: conversations can be read all the same. */
  async of(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
    const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
    if (wanted.length === 0) return new Map();
    try {
      const cases = await this.rpc.ask(billedCases, { ids: wanted, by: null });
      return new Map(cases.map(({ id, title }) => [id, title]));
    } catch (fault) {
      if (fault instanceof DomainError && fault.code === 'UNAVAILABLE') return new Map();
      throw fault;
    }
  }

  /** The case, if the person is one of its clients and not kept away from it. Throws NOT_FOUND alike for unknown and foreign, UNAVAILABLE. */
  async ofClient(caseId: string, personId: string): Promise<BilledCase> {
    const [[found], keptFrom] = await Promise.all([
      this.rpc.ask(billedCases, { ids: [caseId], by: null }),
      this.rpc.ask(casesKeptFrom, { personId }),
    ]);
    if (!found?.clientIds.includes(personId) || keptFrom.includes(caseId)) throw new DomainError('NOT_FOUND');
    return found;
  }
}
