import { ibanText } from '@diwan/contracts/money/payment-ways/iban';
import type { Currency } from '@diwan/contracts/shared/money';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Notice } from '@diwan/ui/notice';
import { Facts } from '../../../../frame/facts.js';
import { useTexts } from '../../../../texts.js';
import { useOwnWays } from '../api/about-invoice.js';

/** The ways in which money of a currency can be paid (BILL-18). */
export function PaymentWays({ currency }: { currency: Currency }) {
  const t = useTexts();
  const { language, problemText } = useShell();
  const ways = useOwnWays(currency);
  return (
    <>
      {ways.error && <p role="alert">{problemText(ways.error)}</p>}
      {ways.data?.length === 0 && <p className="text-grey">{t('bill.noWays')}</p>}
      <ul className="grid gap-4">
        {ways.data?.map(({ id, kind, account, payee, instructions, newSince }) => (
          <li key={id} className="grid gap-2 rounded border border-line p-4">
            <h3 className="text-lg">{t(`paymentWay.${kind}`)}</h3>
            {newSince && <Notice tone="warning">{t('bill.newWay', { since: formatDate(newSince, language) })}</Notice>}
            {account && (
              <Facts
                items={[
                  { label: t('bill.bank'), value: <Isolate>{account.bank}</Isolate> },
                  { label: t('bill.accountName'), value: <Isolate>{account.accountName}</Isolate> },
                  { label: 'IBAN', value: <Ltr className="tabular-nums">{ibanText(account.iban)}</Ltr> },
                  ...(account.swift ? [{ label: 'SWIFT/BIC', value: <Ltr>{account.swift}</Ltr> }] : []),
                ]}
              />
            )}
            {payee && (
              <p>
                {t('bill.payee')} <Isolate>{payee}</Isolate>
              </p>
            )}
            {(instructions[language] || instructions.en || instructions.ar) && (
              <p dir="auto" className="whitespace-pre-line">
                {instructions[language] || instructions.en || instructions.ar}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
