import { ENDPOINTS } from '@diwan/contracts/http/all';
import type { RequestOf } from '@diwan/contracts/http/endpoint';
import { endpointsOf } from '@diwan/contracts/http/endpoints-of';
import { billedCases, casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import * as billingRates from '@diwan/contracts/money/billing-rates/http';
import * as serviceTypes from '@diwan/contracts/money/service-types/http';
import * as clientsTime from '@diwan/contracts/money/time-entries/clients.http';
import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import * as timeEntries from '@diwan/contracts/money/time-entries/http';
import * as ownTime from '@diwan/contracts/money/time-entries/own.http';
import * as suggestions from '@diwan/contracts/money/time-entries/suggestions.http';
import * as timers from '@diwan/contracts/money/timers/http';
import { ratesOfClients } from '@diwan/contracts/people/clients/questions';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { Money } from '@diwan/contracts/shared/money';
import { can } from '@diwan/contracts/shared/permission';
import type { Role } from '@diwan/contracts/shared/role';
import { InTransaction } from '@diwan/service-kit/store/database';
import { type SignedIn, startTestService, type TestService } from '@diwan/service-kit/testing';
import { type LockingInvoice, UnbilledTime } from '../src/time-entries/unbilled-time.js';
import { testBilling } from './billing-rig.js';

/** The endpoints of time: entries, timers, rates, kinds of work. */
export const TIME_ENDPOINTS = endpointsOf('billing', [
  billingRates,
  serviceTypes,
  clientsTime,
  timeEntries,
  ownTime,
  suggestions,
  timers,
]);

export interface Person {
  id: string;
  in: SignedIn;
}

interface CaseDouble {
  id: string;
  title: string;
  clientIds: string[];
  team: string[];
  walledOff: string[];
}

const USD = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });

/** Billing with doubles of cases and identity: two lawyers with a case each, and a third case behind a wall from the owner. */
export class TimeRig {
  cases: CaseDouble[] = [];
  clientRates = new Map<string, Money>();

  private constructor(
    readonly service: TestService,
    readonly people: Record<'owner' | 'admin' | 'accountant' | 'lawyer' | 'other' | 'clientA' | 'clientB', Person>,
  ) {}

  static async start(): Promise<TimeRig> {
    const service = await startTestService({ ...testBilling(), endpoints: ENDPOINTS.billing });
    await service.holdEvents();
    const person = async (roles: Role[]): Promise<Person> => {
      const signedIn = await service.signInAs({ roles });
      return { id: signedIn.personId, in: signedIn };
    };
    const rig = new TimeRig(service, {
      owner: await person(['owner']),
      admin: await person(['admin']),
      accountant: await person(['accountant']),
      lawyer: await person(['lawyer']),
      other: await person(['lawyer']),
      clientA: await person(['client']),
      clientB: await person(['client']),
    });
    rig.answer();
    return rig;
  }

  /** A case of the first client on which the first lawyer works; ids are made of the number. */
  aCase(number: number, given: Partial<CaseDouble> = {}): string {
    const { lawyer, clientA } = this.people;
    const id = number.toString(16).padStart(24, 'c');
    const usual = { title: `Case ${number}`, clientIds: [clientA.id], team: [lawyer.id], walledOff: [] };
    this.cases.push({ ...usual, ...given, id });
    return id;
  }

  /** Work of somebody on a case; the lawyer's own where nobody else is named. */
  async entry(
    caseId: string,
    more: Partial<RequestOf<typeof timeEntries.createTimeEntry>['body']> = {},
    by = this.people.lawyer,
  ) {
    const body = { ...WORK, caseId, ...more };
    const answer = await this.service.http(by.in).call(timeEntries.createTimeEntry, { body });
    if (answer.status !== 201) throw new Error(`no entry: ${answer.text}`);
    return answer.body as TimeEntry;
  }

  /** An entry that was handed in and approved. */
  async approved(caseId: string, more: Parameters<TimeRig['entry']>[1] = {}, by = this.people.lawyer) {
    const entry = await this.entry(caseId, more, by);
    const seen = { id: entry.id, version: entry.version };
    await this.service.http(by.in).call(timeEntries.submitTimeEntries, { body: { entries: [seen] } });
    const admin = this.service.http(this.people.admin.in);
    const approved = await admin.call(timeEntries.approveTimeEntries, {
      body: { entries: [{ ...seen, version: seen.version + 1 }] },
    });
    if (!approved.body.moved?.includes(entry.id)) throw new Error(`not approved: ${approved.text}`);
    return { ...entry, version: entry.version + 2 };
  }

  /** Locks entries to an invoice of the first client in dollars, in a transaction of its own. */
  lock(ids: string[], invoiceId: string, more: Partial<LockingInvoice> = {}): Promise<void> {
    const invoice = { invoiceId, clientId: this.people.clientA.id, currency: 'USD', ...more } as const;
    const unbilled = this.service.app.get(UnbilledTime, { strict: false });
    const inTransaction = this.service.app.get(InTransaction, { strict: false });
    return inTransaction.run((session) => unbilled.lock(ids, invoice, session));
  }

  stop(): Promise<void> {
    return this.service.stop();
  }

  private answer(): void {
    const { service, people } = this;
    const seen = (found: CaseDouble, by: { personId: string; roles: readonly Role[] }) =>
      !found.walledOff.includes(by.personId) && (can(by.roles, 'billing:read') || found.team.includes(by.personId));
    service.rpcAnswers(billedCases, ({ ids, by }) =>
      this.cases
        .filter((found) => ids.includes(found.id) && (by === null || seen(found, by)))
        .map(({ id, title, clientIds, team }) => ({
          ...{ id, title, clientIds, team, area: 'corporate-law' as const, caseNumber: `N/${id.slice(-2)}` },
          stage: { en: 'Hearings', ar: 'الجلسات' },
        })),
    );
    service.rpcAnswers(casesKeptFrom, ({ personId }) =>
      this.cases.filter(({ walledOff }) => walledOff.includes(personId)).map(({ id }) => id),
    );
    service.rpcAnswers(ratesOfClients, ({ ids }) =>
      ids.flatMap((id) => {
        const hourlyRate = this.clientRates.get(id);
        return hourlyRate ? [{ id, hourlyRate }] : [];
      }),
    );
    service.rpcAnswers(staffWithPermission, () => [
      people.owner.id,
      people.admin.id,
      people.lawyer.id,
      people.other.id,
    ]);
    service.rpcAnswers(namesOfPeople, ({ ids }) =>
      Object.entries(people)
        .filter(([, { id }]) => ids.includes(id))
        .map(([name, { id }]) => ({
          id,
          name,
          isClient: name.startsWith('client'),
          isStaff: !name.startsWith('client'),
        })),
    );
  }
}

/** An hour and a quarter that say what was done. */
export const WORK = {
  clientId: null,
  serviceTypeId: null,
  description: 'Drafted the reply',
  note: 'INTERNAL: weak point',
  dateWorked: '2025-05-12',
  minutes: 75,
  billable: true,
  suggestionId: null,
};

export { USD };
