import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  getCaseMoney,
  getClientAccount,
  getOwnAccount,
  getOwnCaseMoney,
  listCasesToBill,
  type Standing,
} from '@diwan/contracts/money/client-accounts/http';
import type { Money } from '@diwan/contracts/shared/money';
import { clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Controller } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { KeptCases } from '../walls/kept-cases.js';
import { CaseMoneyViews } from './case-money.js';
import { Standings } from './standings.js';

/** How clients stand, for staff and for themselves. */
@Controller()
export class ClientAccountController {
  constructor(
    private readonly standings: Standings,
    private readonly caseMoney: CaseMoneyViews,
    private readonly keptCases: KeptCases,
    private readonly people: People,
    private readonly billedCases: BilledCases,
  ) {}

  @Endpoint(getClientAccount)
  async get(
    @Caller() caller: SignedInCaller,
    @Input() { params: { id } }: InputOf<typeof getClientAccount>,
  ): Promise<ResponseOf<typeof getClientAccount>> {
    const name = (await this.people.namesOf([id])).get(id);
    if (name === undefined) throw new DomainError('NOT_FOUND');
    return {
      client: { id, name },
      standings: await this.standings.of({ clientId: id, caseIds: null }, await this.keptCases.of(caller)),
    };
  }

  @Endpoint(listCasesToBill)
  async cases(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof listCasesToBill>,
  ): Promise<ResponseOf<typeof listCasesToBill>> {
    const cases = await this.billedCases.ofClient(caller, params.id);
    return cases.map(({ id, title, caseNumber }) => ({ id, title, caseNumber }));
  }

  @Endpoint(getCaseMoney)
  ofCase(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getCaseMoney>,
  ): Promise<ResponseOf<typeof getCaseMoney>> {
    return this.caseMoney.forStaff(caller, params.id);
  }

  @Endpoint(getOwnCaseMoney)
  ofOwnCase(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getOwnCaseMoney>,
  ): Promise<ResponseOf<typeof getOwnCaseMoney>> {
    return this.caseMoney.forClient(caller, params.id);
  }

  @Endpoint(getOwnAccount)
  async own(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof getOwnAccount>> {
    const standings = await this.standings.of(clientView(caller, 'billing'));
    const money = (of: (standing: Standing) => number): Money[] =>
      standings.map((one) => ({ amountMinor: of(one), currency: one.currency }));
    const count = (of: (standing: Standing) => number): number => standings.reduce((total, one) => total + of(one), 0);
    return {
      outstanding: money(({ outstandingMinor }) => outstandingMinor),
      unpaidInvoices: count(({ openInvoices }) => openInvoices),
      paid: money(({ paidMinor }) => paidMinor),
      payments: count(({ payments }) => payments),
      credit: money(({ creditMinor }) => creditMinor),
      funds: money(({ fundsMinor }) => fundsMinor),
    };
  }
}
