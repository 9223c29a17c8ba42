import type { FundsAsOf } from '@diwan/contracts/money/fund-reconciliations/http';

/** What is compared. `linesSince`: null where no line of the bank was taken in, so that nothing can be explained by them. */
type Compared = Pick<FundsAsOf, 'ledgerMinor' | 'clientsMinor' | 'onlyBankMinor' | 'onlyBooksMinor'> & {
  bankMinor: number;
  linesSince?: string | null;
};

/** One sentence about a difference. */
export interface Difference {
  name:
    | 'clientsMore'
    | 'clientsLess'
    | 'bankMore'
    | 'bankLess'
    | 'onlyBank'
    | 'onlyBooks'
    | 'unexplained'
    | 'explained';
  amountMinor: number;
}

/** How the three ways differ, as sentences; none where they are one. The amounts say by how much, the words in which direction. */
export function differencesOf(compared: Compared): Difference[] {
  const { ledgerMinor, clientsMinor, bankMinor, onlyBankMinor, onlyBooksMinor, linesSince } = compared;
  const byClients = clientsMinor - ledgerMinor;
  const byBank = bankMinor - ledgerMinor;
  const unexplained = byBank - (onlyBankMinor - onlyBooksMinor);
  const say = (name: Difference['name'], amountMinor: number): Difference[] =>
    amountMinor === 0 ? [] : [{ name, amountMinor }];
  return [
    ...say(byClients > 0 ? 'clientsMore' : 'clientsLess', Math.abs(byClients)),
    ...say(byBank > 0 ? 'bankMore' : 'bankLess', Math.abs(byBank)),
    ...(byBank === 0 || linesSince === null
      ? []
      : [
          ...say('onlyBank', onlyBankMinor),
          ...say('onlyBooks', onlyBooksMinor),
          ...(unexplained === 0
            ? [{ name: 'explained', amountMinor: 0 } as const]
            : say('unexplained', Math.abs(unexplained))),
        ]),
  ];
}
