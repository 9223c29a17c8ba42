import type { OwnFundRequest } from '@diwan/contracts/money/fund-requests/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Disclosure } from '@diwan/ui/disclosure';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTexts } from '../../../../texts.js';
import { Amount } from '../amounts.js';
import { useAllOwnWays } from '../api/about-invoice.js';
import { useOwnFundRequests } from '../api/own-account.js';
import { useOwnProofs, useProofsOfDeposits } from '../api/own-proofs.js';
import { PaymentWays } from '../explain/payment-ways.js';
import { SentProofs } from '../explain/proofs.js';
import { SendProof } from '../explain/send-proof.js';

/** Deposits that the firm asks for, until when, what for, and the ways to pay; nothing where none is open (BILL-10). */
export function DepositsAsked() {
  const t = useTexts();
  const { problemText } = useShell();
  const { data, error } = useOwnFundRequests();
  if (error) return <p role="alert">{problemText(error)}</p>;
  if (!data?.length) return null;
  const currencies = currenciesOf(data);
  return (
    <section aria-labelledby="deposits-asked" className="mb-8 grid gap-4">
      <h2 id="deposits-asked" className="text-xl">
        {t('deposits.title')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {data.map((request) => (
          <Asked key={request.id} request={request} />
        ))}
      </ul>
      <h3 className="text-lg">{t('bill.pay')}</h3>
      {currencies.map((currency) => (
        <PaymentWays key={currency} currency={currency} />
      ))}
    </section>
  );
}

/** All that the deposits ask for, to be waited for by what stands below them. */
export function useDepositQueries(): UseQueryResult[] {
  const asked = useOwnFundRequests();
  const requests = asked.data ?? [];
  const ways = useAllOwnWays(currenciesOf(requests));
  const proofs = useProofsOfDeposits(requests.map(({ id }) => id));
  return [asked, ...ways, ...proofs];
}

const currenciesOf = (requests: readonly OwnFundRequest[]) => [
  ...new Set(requests.map(({ amount }) => amount.currency)),
];

function Asked({ request }: { request: OwnFundRequest }) {
  const t = useTexts();
  const { language, session } = useShell();
  const { id, amount, leftMinor, dueDay, words, reference, caseTitle } = request;
  const of = { kind: 'deposit', id, left: { amountMinor: leftMinor, currency: amount.currency } } as const;
  const proofs = useOwnProofs(of).data ?? [];
  return (
    <li className="grid gap-1 py-4">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong className="text-lg">
          <Amount minor={leftMinor} currency={amount.currency} />
        </strong>
        <span>{t('deposits.until', { date: formatDate(dueDay, language) })}</span>
      </p>
      {leftMinor < amount.amountMinor && (
        <p className="text-sm text-grey">
          {t('deposits.of')} <Amount minor={amount.amountMinor} currency={amount.currency} />
        </p>
      )}
      {caseTitle && (
        <p className="text-sm text-grey">
          <Isolate>{caseTitle}</Isolate>
        </p>
      )}
      {words && (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {words}
        </p>
      )}
      <p>
        {t('deposits.reference')}{' '}
        <strong>
          <Ltr>{reference}</Ltr>
        </strong>
      </p>
      <SentProofs proofs={proofs} />
      {/* A delegate reads; what is done about it is the client's. */}
      {!session.person?.actingFor && (
        <Disclosure summary={t('deposits.prove')} className="mt-2">
          <SendProof of={of} />
        </Disclosure>
      )}
    </li>
  );
}
