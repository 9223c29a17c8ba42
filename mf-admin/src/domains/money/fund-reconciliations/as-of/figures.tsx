import type { FundsAsOf } from '@diwan/contracts/money/fund-reconciliations/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { DescriptionList } from '@diwan/ui/description-list';
import { Link } from '@diwan/ui/link';
import { Amount } from '../../../../components/amount.js';
import { useTexts } from '../../../../texts.js';

/** What the books say: the ledger, the clients' balances added up, and each of them. */
export function Figures({ found }: { found: FundsAsOf }) {
  const t = useTexts();
  const { language } = useShell();
  const { currency, day, ledgerMinor, clientsMinor, clients, linesSince, matched } = found;
  const amount = (amountMinor: number) => <Amount amountMinor={amountMinor} currency={currency} />;
  return (
    <section aria-labelledby="books-say" className="grid gap-4">
      <h2 id="books-say" className="text-lg">
        {t('threeWays.booksSay', { day: formatDate(day, language) })}
      </h2>
      <DescriptionList
        items={[
          { label: t('threeWays.ledger'), value: amount(ledgerMinor) },
          { label: t('threeWays.clients'), value: amount(clientsMinor) },
          ...(linesSince === null ? [] : [{ label: t('threeWays.matched'), value: String(matched) }]),
        ]}
      />
      {clients.length === 0 ? (
        <p className="text-grey">{t('threeWays.nothingHeld')}</p>
      ) : (
        <details>
          <summary className="min-h-11 content-center underline">
            {t('threeWays.eachClient', { count: clients.length })}
          </summary>
          <ul className="divide-y divide-line border-y border-line">
            {clients.map(({ client, balanceMinor }) => (
              <li key={client.id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <Link href={`/admin/client-billing/${client.id}/funds`} look="plain">
                  <Isolate>{client.name}</Isolate>
                </Link>
                {amount(balanceMinor)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
