import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { listRealisedWork, RealisedStep, RealisedWork } from '@diwan/contracts/money/realisation/http';
import { amountOfTime } from '@diwan/contracts/money/time-entries/hours';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { TimeEntryRepository } from '../time-entries/time-entry.repository.js';
import { TimeEntryViews } from '../time-entries/time-entry-views.js';
import { KeptCases } from '../walls/kept-cases.js';
import { AreasOfWork } from './areas-of-work.js';
import { FollowedWork, type WorkOfReport } from './followed-work.js';

/** The work behind a figure of the report: the same work, followed the same way. */
@Injectable()
export class RealisedWorkLists {
  constructor(
    private readonly followedWork: FollowedWork,
    private readonly areasOfWork: AreasOfWork,
    private readonly keptCases: KeptCases,
    private readonly timeEntries: TimeEntryRepository,
    private readonly timeEntryViews: TimeEntryViews,
    private readonly invoices: InvoiceRepository,
  ) {}

  /** Throws UNAVAILABLE. */
  async page(
    caller: SignedInCaller,
    { page, limit, currency, step, personId, area, ...span }: InputOf<typeof listRealisedWork>['query'],
  ): Promise<ResponseOf<typeof listRealisedWork>> {
    const work = (await this.followedWork.of(span, await this.keptCases.of(caller), personId)).filter(
      (one) => one.currency === currency && reached(one, step),
    );
    const areaOf = area === undefined ? null : await this.areasOfWork.of(work);
    const found = (areaOf ? work.filter((one) => areaOf(one) === area) : work).sort(latestFirst);
    const shown = found.slice((page - 1) * limit, page * limit);
    return { items: await this.views(caller, shown), total: found.length, exact: true, page, limit };
  }

  private async views(caller: SignedInCaller, shown: readonly WorkOfReport[]): Promise<RealisedWork[]> {
    const [entries, invoices] = await Promise.all([
      this.timeEntries.byIds(shown.map(({ id }) => id)),
      this.invoices.some(shown.flatMap(({ invoiceId }) => invoiceId ?? [])),
    ]);
    const { names, cases } = await this.timeEntryViews.contextOf(caller, entries);
    const byId = new Map(entries.map((entry) => [String(entry._id), entry]));
    return shown.map((one) => {
      const entry = byId.get(one.id);
      const legalCase = cases.get(one.caseId);
      const invoice = one.invoiceId === null ? undefined : invoices.get(one.invoiceId);
      return {
        id: one.id,
        dateWorked: one.dateWorked,
        personName: names.get(one.personId) ?? '',
        clientName: names.get(entry?.clientId ?? '') ?? '',
        legalCase: legalCase ? { id: one.caseId, title: legalCase.title } : null,
        description: entry?.description ?? '',
        currency: one.currency,
        workedMinutes: one.workedMinutes,
        workedMinor: amountOfTime({ minutes: one.workedMinutes, rateMinor: one.rateMinor }),
        billedMinutes: one.billedMinutes,
        billedMinor: one.billedMinor,
        collectedMinor: one.collectedMinor,
        invoice: invoice ? { id: String(invoice._id), number: invoice.number ?? '' } : null,
      };
    });
  }
}

function reached({ invoiceId, collectedMinor }: WorkOfReport, step: RealisedStep): boolean {
  switch (step) {
    case 'worked':
      return true;
    case 'billed':
      return invoiceId !== null;
    case 'collected':
      return collectedMinor > 0;
  }
}

const latestFirst = (one: WorkOfReport, other: WorkOfReport): number =>
  one.dateWorked === other.dateWorked ? (one.id < other.id ? 1 : -1) : one.dateWorked < other.dateWorked ? 1 : -1;
