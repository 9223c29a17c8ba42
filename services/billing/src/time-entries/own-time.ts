import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { ShownTime } from '@diwan/contracts/money/time-entries/clients.http';
import type { listOwnTimeEntries, OwnTimeEntry } from '@diwan/contracts/money/time-entries/own.http';
import { type ClientView, clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { ServiceTypeRepository } from '../service-types/service-type.repository.js';
import type { ServiceTypeRecord } from '../service-types/service-type.schema.js';
import { KeptCases } from '../walls/kept-cases.js';
import type { TimeEntryRecord } from './time-entry.schema.js';
import { TimeTermsOfClients } from './time-terms.js';

/** The client's own time, as far as it is shown to them (BILL-14, D-085). */
@Injectable()
export class OwnTime {
  constructor(
    @InjectModel('TimeEntry') private readonly entries: Model<TimeEntryRecord>,
    private readonly terms: TimeTermsOfClients,
    private readonly serviceTypes: ServiceTypeRepository,
    private readonly cases: BilledCases,
    private readonly keptCases: KeptCases,
  ) {}

  /** Throws DomainError FORBIDDEN, DELEGATION_ENDED for a delegate. */
  async page(
    caller: SignedInCaller,
    { page, limit }: InputOf<typeof listOwnTimeEntries>['query'],
  ): Promise<ResponseOf<typeof listOwnTimeEntries>> {
    const view = clientView(caller, 'billing');
    const { shown } = await this.terms.of(view.clientId);
    if (shown === 'none') return { items: [], total: 0, exact: true, page, limit };
    const sort = { dateWorked: -1, _id: -1 } as const;
    const kept = shown === 'all' ? await this.keptFrom(view) : [];
    const found = await pageOf(this.entries, visible(view, shown, kept), { sort, page, limit });
    const [titles, kinds] = await Promise.all([
      // None while cases do not answer: the hours are shown all the same.
      this.cases.named(
        null,
        found.items.map(({ caseId }) => caseId),
      ),
      this.serviceTypes.byId(found.items.flatMap(({ serviceTypeId }) => serviceTypeId ?? [])),
    ]);
    return { ...found, items: found.items.map((record) => toOwn(record, titles, kinds)) };
  }

  /** Cases that the client, or who reads for them, is kept away from; null while nobody can tell. */
  private async keptFrom({ people }: ClientView): Promise<string[] | null> {
    try {
      return (await Promise.all(people.map((personId) => this.keptCases.of({ personId })))).flat();
    } catch (fault) {
      if (fault instanceof DomainError && fault.code === 'UNAVAILABLE') return null;
      throw fault;
    }
  }
}

/**
 * What a bill will or does ask for: what is not billable costs nothing and would read as if it did. Of a case that they are kept away from
 * only what a bill has asked for, which tells it anyway (SEC-04).
 */
function visible(
  { clientId, caseIds }: ClientView,
  shown: Exclude<ShownTime, 'none'>,
  kept: readonly string[] | null,
): QueryFilter<TimeEntryRecord> {
  return {
    clientId,
    billable: true,
    ...(shown === 'all' && kept !== null
      ? { state: trusted({ $in: ['approved', 'billed'] }) }
      : { state: 'billed', billedAt: trusted({ $ne: null }) }),
    ...(kept !== null && kept.length > 0 && { $nor: [{ state: 'approved', caseId: trusted({ $in: [...kept] }) }] }),
    ...(caseIds && { caseId: trusted({ $in: [...caseIds] }) }),
  };
}

/** Field by field: neither note nor person nor invoice. */
function toOwn(
  { _id, serviceTypeId, caseId, description, dateWorked, minutes, rate, amountMinor, billedAt }: TimeEntryRecord,
  titles: ReadonlyMap<string, { title: string }>,
  kinds: ReadonlyMap<string, ServiceTypeRecord>,
): OwnTimeEntry {
  const kind = serviceTypeId === null ? undefined : kinds.get(serviceTypeId);
  const { currency } = rate;
  return {
    id: String(_id),
    serviceType: kind ? { en: kind.name.en, ar: kind.name.ar } : null,
    caseTitle: titles.get(caseId)?.title ?? null,
    description,
    dateWorked,
    minutes,
    rate: { amountMinor: rate.amountMinor, currency },
    amount: { amountMinor, currency },
    billed: billedAt !== null,
  };
}
