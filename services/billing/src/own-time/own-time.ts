import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { proportion } from '@diwan/contracts/money/amounts/rounding';
import { amountOfTime } from '@diwan/contracts/money/time-entries/hours';
import type { listOwnTimeEntries, OwnTimeEntry } from '@diwan/contracts/money/time-entries/own.http';
import { type ClientView, clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceLineRecord } from '../invoices/invoice.schema.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { ServiceTypeRepository } from '../service-types/service-type.repository.js';
import { TimeEntryRepository } from '../time-entries/time-entry.repository.js';
import type { TimeEntryRecord } from '../time-entries/time-entry.schema.js';
import { TimeTermsOfClients } from '../time-entries/time-terms.js';
import { KeptCases } from '../walls/kept-cases.js';

/** What entries are shown with. */
interface Beside {
  titles: ReadonlyMap<string, { title: string }>;
  kinds: Awaited<ReturnType<ServiceTypeRepository['byId']>>;
  /** What bills that were issued ask for them, by entry. */
  lines: ReadonlyMap<string, InvoiceLineRecord>;
}

/** The client's own time, as far as it is shown to them (BILL-14, D-085); what is billed is said as its bill says it. */
@Injectable()
export class OwnTime {
  constructor(
    private readonly entries: TimeEntryRepository,
    private readonly invoices: InvoiceRepository,
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
    const kept = shown === 'all' ? await this.keptFrom(view) : [];
    const found = await this.entries.ownPage(view, { shown, kept }, { page, limit });
    const [titles, kinds, lines] = await Promise.all([
      // None while cases do not answer: the hours are shown all the same.
      this.cases.named(
        null,
        found.items.map(({ caseId }) => caseId),
      ),
      this.serviceTypes.byId(found.items.flatMap(({ serviceTypeId }) => serviceTypeId ?? [])),
      this.linesFor(view, found.items),
    ]);
    return { ...found, items: found.items.map((record) => toOwn(record, { titles, kinds, lines })) };
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

  /** Of bills that the reader may see: a delegate for some cases reads no bill of another one. */
  private async linesFor(
    { caseIds }: ClientView,
    records: readonly TimeEntryRecord[],
  ): Promise<Map<string, InvoiceLineRecord>> {
    const ids = [...new Set(records.flatMap(({ billedAt, invoiceId }) => (billedAt && invoiceId) || []))];
    const invoices = ids.length === 0 ? [] : await this.invoices.charging(ids);
    const seen = invoices.filter(({ caseId }) => !caseIds || (caseId !== null && caseIds.includes(caseId)));
    const byEntry = seen.flatMap(({ _id, lines }) =>
      lines.flatMap((line) =>
        line.source.kind === 'time' ? [[keyOf(String(_id), line.source.entryId), line] as const] : [],
      ),
    );
    return new Map(byEntry);
  }
}

/** An entry may have stood on a bill before, which was credited. */
const keyOf = (invoiceId: string, entryId: string): string => `${invoiceId}:${entryId}`;

/** Field by field: neither note nor person nor invoice. */
function toOwn(record: TimeEntryRecord, { titles, kinds, lines }: Beside): OwnTimeEntry {
  const { _id, serviceTypeId, caseId, description, dateWorked, minutes, rate, billedAt, invoiceId } = record;
  const kind = serviceTypeId === null ? undefined : kinds.get(serviceTypeId);
  const line = billedAt && invoiceId ? lines.get(keyOf(invoiceId, String(_id))) : undefined;
  const billedMinutes = line && (line.minutes ?? proportion(line.quantityMilli, 60, 1000));
  const rateMinor = line?.unitPriceMinor ?? rate.amountMinor;
  const { currency } = rate;
  return {
    id: String(_id),
    serviceType: kind ? { en: kind.name.en, ar: kind.name.ar } : null,
    caseTitle: titles.get(caseId)?.title ?? null,
    description,
    dateWorked,
    minutes,
    ...(billedMinutes !== undefined && { billedMinutes }),
    rate: { amountMinor: rateMinor, currency },
    amount: { amountMinor: line?.amountMinor ?? amountOfTime({ minutes, rateMinor }), currency },
    billed: billedAt !== null,
  };
}
