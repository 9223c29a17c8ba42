import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { listDebtors } from '@diwan/contracts/money/accounting/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Currency } from '@diwan/contracts/shared/money';
import { Clock } from '@diwan/service-kit/app/clock';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { TalliesOfCases } from '../client-accounts/tallies-of-cases.js';
import { Tallies } from '../tallies/tallies.js';
import { addedUp, negated } from '../tallies/tally.rules.js';
import type { TallyRecord } from '../tallies/tally.schema.js';
import { KeptCases } from '../walls/kept-cases.js';
import { agesOf, agesSince } from './aged-debt.rules.js';

/** Who owes what, by the tallies of invoices; without cases that are kept from who looks. */
@Injectable()
export class Debtors {
  constructor(
    private readonly tallies: Tallies,
    private readonly talliesOfCases: TalliesOfCases,
    private readonly keptCases: KeptCases,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  /** The largest debts first. Throws DomainError UNAVAILABLE. */
  async page(
    caller: SignedInCaller,
    { currency, page, limit }: InputOf<typeof listDebtors>['query'],
  ): Promise<ResponseOf<typeof listDebtors>> {
    const hidden = await this.talliesOfCases.of(await this.keptCases.of(caller), null);
    const without = await this.whollyHidden(hidden, currency);
    const found = await this.tallies.largest(currency, { skip: (page - 1) * limit, limit, without });
    const { open, days, day } = await this.shown(
      found.rows.map(({ clientId }) => clientId),
      hidden,
    );
    const own = open.filter((one) => one.currency === currency).sort((one, next) => next.amountMinor - one.amountMinor);
    const names = await this.people.namesOf(own.map(({ clientId }) => clientId));
    const items = own.map(({ clientId: id, amountMinor }) => {
      const due = days.filter((one) => one.clientId === id && one.currency === currency);
      return { client: { id, name: names.get(id) ?? '' }, ages: agesOf(amountMinor, due, day) };
    });
    return { items, total: found.total, exact: true, page, limit };
  }

  /** What some clients owe, and by which days, without what is hidden. */
  private async shown(clientIds: readonly string[], hidden: readonly TallyRecord[]) {
    const day = beirutDate(this.clock.now());
    const since = agesSince(day);
    const [open, days] = await Promise.all([
      this.tallies.ofClients('client_open', clientIds),
      this.tallies.ofClients('client_open_day', clientIds, since),
    ]);
    const isTheirs = (one: TallyRecord) => clientIds.includes(one.clientId);
    const less = (name: TallyRecord['of'], from = '') =>
      negated(hidden.filter((one) => one.of === name && one.at >= from && isTheirs(one)));
    return {
      open: addedUp([...open, ...less('client_open')]),
      days: addedUp([...days, ...less('client_open_day', since)]),
      day,
    };
  }

  /** Clients all of whose debts in a currency are hidden. */
  private async whollyHidden(hidden: readonly TallyRecord[], currency: Currency): Promise<string[]> {
    const open = hidden.filter((one) => one.of === 'client_open' && one.currency === currency);
    if (open.length === 0) return [];
    const all = await this.tallies.ofClients(
      'client_open',
      open.map(({ clientId }) => clientId),
    );
    const left = addedUp([...all.filter((one) => one.currency === currency), ...negated(open)]);
    return open.map(({ clientId }) => clientId).filter((id) => !left.some(({ clientId }) => clientId === id));
  }
}
