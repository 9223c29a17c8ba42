import type { ReleasePreview } from '@diwan/contracts/money/payments/release';
import { formatMoney } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Amount } from '../../../components/amount.js';
import { useTexts } from '../../../texts.js';

/** What else is taken back where the credit that came of something is not there any more, and what the client owes then. */
export function AlsoTakenBack({ found: { uses, owedBack } }: { found: ReleasePreview }) {
  const t = useTexts();
  return (
    <>
      {uses.length > 0 && (
        <>
          <p>{t('payments.voidTakesBack')}</p>
          <ul className="divide-y divide-line border-y border-line">
            {uses.map(({ id, invoice, amount }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                {invoice ? <Ltr>{invoice.number}</Ltr> : <span>{t('payments.keptInvoice')}</span>}
                <Amount {...amount} />
              </li>
            ))}
          </ul>
        </>
      )}
      {owedBack.map(({ client, amount }) => (
        <p key={`${client.id} ${amount.currency}`} className="font-medium">
          {t('payments.voidOwedBack', { client: client.name, amount: formatMoney(amount) })}
        </p>
      ))}
    </>
  );
}

/** What of it is agreed to by who confirms it. */
export const agreedOf = ({ uses, owedBack }: ReleasePreview) => ({
  takeBack: uses.map(({ id }) => id),
  owedBack: owedBack.map(({ client, amount }) => ({ clientId: client.id, amount })),
});
