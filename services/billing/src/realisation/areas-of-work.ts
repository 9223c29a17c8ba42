import { Injectable } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';

/** What fees of no practice area are reported by, as in the ledger. */
const NO_AREA = 'general';

/** The practice areas that work belongs to: those of its cases, as they are now. */
@Injectable()
export class AreasOfWork {
  constructor(private readonly billedCases: BilledCases) {}

  /** Throws UNAVAILABLE. */
  async of(work: readonly { caseId: string }[]): Promise<(one: { caseId: string }) => string> {
    const cases = await this.billedCases.known(
      null,
      work.map(({ caseId }) => caseId),
    );
    return ({ caseId }) => cases.get(caseId)?.area ?? NO_AREA;
  }
}
