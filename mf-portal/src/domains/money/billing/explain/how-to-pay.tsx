import type { OwnInvoice } from '@diwan/contracts/money/invoices/own.http';
import { ibanText } from '@diwan/contracts/money/payment-ways/iban';
import { useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Facts } from '../../../../frame/facts.js';
import { useTexts } from '../../../../texts.js';
import { Amount } from '../amounts.js';
import { useOwnWays } from '../api/about-invoice.js';

/** How the rest can be paid, and what to write as reference (BILL-18). */
export function HowToPay({ invoice: { number, currency, balanceMinor } }: { invoice: OwnInvoice }) {
  const t = useTexts();
  const { language, problemText } = useShell();
  const ways = useOwnWays(currency);
  return (
    <section aria-labelledby="bill-pay" className="grid gap-3">
      <h2 id="bill-pay" className="text-xl">
        {t('bill.pay')}
      </h2>
      <p>
        {t('bill.leftToPay')} <Amount minor={balanceMinor} currency={currency} /> · {t('bill.reference')}{' '}
        <strong>
          <Ltr>{number}</Ltr>
        </strong>
      </p>
      {ways.error && <p role="alert">{problemText(ways.error)}</p>}
      {ways.data?.length === 0 && <p className="text-grey">{t('bill.noWays')}</p>}
      <ul className="grid gap-4">
        {ways.data?.map(({ id, kind, account, payee, instructions }) => (
          <li key={id} className="grid gap-2 rounded border border-line p-4">
            <h3 className="text-lg">{t(`paymentWay.${kind}`)}</h3>
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
    </section>
  );
}
