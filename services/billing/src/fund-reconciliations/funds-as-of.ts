import { sum } from '@diwan/contracts/money/amounts/rounding';
import { signedMinor } from '@diwan/contracts/money/client-funds/signed';
import type { BankLine } from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import type { FundsAsOf } from '@diwan/contracts/money/fund-reconciliations/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Currency } from '@diwan/contracts/shared/money';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { FundMovementRepository } from '../client-funds/fund-movement.repository.js';
import { LedgerReader } from '../ledger/ledger-reader.js';
import { KeptCases } from '../walls/kept-cases.js';
import { BankLineRepository } from './bank-line.repository.js';
import type { BankLineRecord } from './bank-line.schema.js';
import { setApart } from './by-hand.rules.js';
import { matchWithReversals } from './match-reversals.rules.js';

/** Lines and movements that are shown of those that are open. */
const SHOWN = 200;

/** Client money at the end of a day, by ledger, by clients and by the lines of the bank (BILL-10). Nothing of it is kept here. */
@Injectable()
export class FundsAsOfDay {
  constructor(
    private readonly ledgerReader: LedgerReader,
    private readonly bankLines: BankLineRepository,
    private readonly movements: FundMovementRepository,
    private readonly people: People,
    private readonly keptCases: KeptCases,
    private readonly clock: Clock,
  ) {}

  /** Movements of cases that are kept from who looks are counted and not shown. Throws VALIDATION for a day to come, UNAVAILABLE. */
  async run(caller: SignedInCaller, currency: Currency, day: string): Promise<FundsAsOf> {
    if (day > beirutDate(this.clock.now())) throw new DomainError('VALIDATION', { fieldErrors: { day: 'too_large' } });
    const { sums, balances, ties, onlyBank, onlyBooks } = await this.compared(currency, day);
    const kept = await this.keptCases.of(caller);
    const isShown = ({ caseId }: { caseId: string | null }) => caseId === null || !kept.includes(caseId);
    const shown = onlyBooks.filter(isShown).slice(0, SHOWN);
    const names = await this.people.namesOf([...balances.keys(), ...shown.map(({ clientId }) => clientId)]);
    const named = (id: string) => ({ id, name: names.get(id) ?? '' });
    return {
      ...{ currency, day, ...sums },
      clients: [...balances].map(([id, balanceMinor]) => ({ client: named(id), balanceMinor })),
      openLines: onlyBank.slice(0, SHOWN).map(shownLine),
      tiedLines: ties.slice(0, SHOWN).map(([line, tied]) => ({
        line: shownLine(line),
        numbers: tied.filter(isShown).map(({ number }) => number),
      })),
      openMovements: shown.map((one) => ({
        ...{ id: String(one._id), number: one.number, kind: one.kind, client: named(one.clientId) },
        ...{ amountMinor: one.amountMinor, day: one.day, reference: one.reference },
      })),
    };
  }

  /** The three ways beside each other. Asks no other service. */
  async compared(currency: Currency, day: string) {
    const [ledgerMinor, balances, lines] = await Promise.all([
      this.ledgerReader.sumAt('trust_money', currency, day),
      this.balancesAt(currency, day),
      this.bankLines.until(currency, day),
    ]);
    const linesSince = lines[0]?.day ?? null;
    const booked = linesSince === null ? [] : await this.movements.inDays(currency, linesSince, day);
    const moved = booked.map((one) => ({ ...one, amountMinor: signedMinor(one) }));
    const { ties, free, explained, left } = setApart(lines, moved);
    const { pairs, onlyBank: unknown, onlyBooks } = matchWithReversals(free, left);
    const onlyBank = [...unknown, ...explained];
    const sums = {
      ...{ ledgerMinor, clientsMinor: sum([...balances.values()]), linesSince, matched: pairs.length + ties.length },
      onlyBank: onlyBank.length,
      onlyBankMinor: sum(onlyBank.map(({ amountMinor }) => amountMinor)),
      onlyBooks: onlyBooks.length,
      onlyBooksMinor: sum(onlyBooks.map(({ amountMinor }) => amountMinor)),
    };
    return { sums, balances, ties, onlyBank, onlyBooks };
  }

  /** What was held of each client: what is held now, without what was booked since. */
  private async balancesAt(currency: Currency, day: string): Promise<Map<string, number>> {
    const [now, since] = await Promise.all([
      this.ledgerReader.balancesOn('client_funds'),
      this.ledgerReader.bookedAfter('client_funds', currency, day),
    ]);
    const held = new Map<string, number>();
    const add = (clientId: string, amountMinor: number) => held.set(clientId, (held.get(clientId) ?? 0) + amountMinor);
    for (const one of now) if (one.currency === currency) add(one.clientId, 0 - one.amountMinor);
    for (const { clientId, amountMinor } of since) add(clientId, amountMinor);
    return new Map([...held].filter(([, balanceMinor]) => balanceMinor !== 0));
  }
}

const shownLine = ({
  _id,
  day,
  amountMinor,
  reference,
  description,
  state = 'open',
  reason = '',
}: BankLineRecord): BankLine => ({
  ...{ id: String(_id), day, amountMinor, reference, description, state, reason },
});
