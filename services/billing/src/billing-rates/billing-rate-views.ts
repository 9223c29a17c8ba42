import type { BillingRates } from '@diwan/contracts/money/billing-rates/http';
import { USUAL_RATE } from '@diwan/contracts/money/billing-rates/rate';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { BillingRateRepository, FIRM } from './billing-rate.repository.js';
import type { BillingRateRecord } from './billing-rate.schema.js';

/** All rates of the firm, with whom and what they are for. */
@Injectable()
export class BillingRateViews {
  constructor(
    private readonly rates: BillingRateRepository,
    private readonly people: People,
    private readonly billedCases: BilledCases,
    private readonly rpc: RpcClient,
  ) {}

  /** Cases that the caller is kept away from are left out. Throws DomainError UNAVAILABLE. */
  async all(caller: SignedInCaller): Promise<BillingRates> {
    const [firm, lawyers, cases] = await Promise.all([this.rates.one(FIRM), this.lawyers(), this.cases(caller)]);
    const written = firm?.rate ?? null;
    return { firm: { rate: written ?? USUAL_RATE, written, version: firm?.version ?? 0 }, lawyers, cases };
  }

  private async lawyers(): Promise<BillingRates['lawyers']> {
    const ids = await this.rpc.ask(staffWithPermission, { permission: 'time:write' });
    const [stored, names] = await Promise.all([this.rates.ofScope('lawyer'), this.people.namesOf(ids)]);
    const byPerson = new Map(stored.map((row) => [row.subjectId, row]));
    const rows = ids.map((id) => ({ person: { id, name: names.get(id) ?? '' }, ...shown(byPerson.get(id)) }));
    return rows.sort((one, other) => one.person.name.localeCompare(other.person.name));
  }

  private async cases(caller: SignedInCaller): Promise<BillingRates['cases']> {
    const stored = (await this.rates.ofScope('case')).filter(({ rate }) => rate !== null);
    const cases = await this.billedCases.known(
      caller,
      stored.map(({ subjectId }) => subjectId),
    );
    return stored.flatMap((row) => {
      const legalCase = cases.get(row.subjectId);
      if (!legalCase) return [];
      const { id, title, caseNumber } = legalCase;
      return { legalCase: { id, title, caseNumber }, ...shown(row) };
    });
  }
}

const shown = (row: BillingRateRecord | undefined) => ({ rate: row?.rate ?? null, version: row?.version ?? 0 });
