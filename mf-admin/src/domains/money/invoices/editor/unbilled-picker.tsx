import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Checkbox } from '@diwan/ui/checkbox';
import { Dialog } from '@diwan/ui/dialog';
import { Link } from '@diwan/ui/link';
import { useState } from 'react';
import { Amount } from '../../../../components/amount.js';
import { useTexts } from '../../../../texts.js';
import { useExchangeRates } from '../../exchange-rates/api/exchange-rates.js';
import { rateOn } from '../../exchange-rates/rate-on.js';
import { useUsualVat } from '../../vat-rates/usual-vat.js';
import { useUnbilledExpenses, useUnbilledTime } from '../api/unbilled.js';
import type { InvoiceValues, LineValues } from './invoice-values.js';
import { TimeInOtherCurrency } from './time-in-other-currency.js';
import { expenseAsLine, ofCase, takenKeys, timeAsLine, type Unbilled } from './unbilled-lines.js';

export interface UnbilledPickerProps {
  invoice: Pick<InvoiceValues, 'clientId' | 'caseId' | 'currency' | 'language' | 'issueDate'>;
  /** The lines that it has. */
  there: readonly LineValues[];
  onAdd: (lines: readonly LineValues[]) => void;
  onClose: () => void;
}

/** Chooses from the work and expenses of a client that no invoice has yet (BILL-04). They are locked to the invoice once it is saved. */
export function UnbilledPicker({ invoice, there, onAdd, onClose }: UnbilledPickerProps) {
  const t = useTexts();
  const { clientId, caseId, currency, language, issueDate } = invoice;
  const usualVat = useUsualVat();
  const rates = useExchangeRates();
  const target = { language, currency, rate: rateOn(rates.data ?? [], issueDate), usualVat };
  const time = useUnbilledTime(clientId, caseId, currency);
  const expenses = useUnbilledExpenses(clientId);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Unbilled>>(new Map());
  const taken = takenKeys(there);
  const toggle = (one: Unbilled) => {
    const next = new Map(chosen);
    if (!next.delete(one.key)) next.set(one.key, one);
    setChosen(next);
  };
  const list = (found: readonly Unbilled[]) => (
    <UnbilledList found={found.filter(({ key }) => !taken.has(key))} chosen={chosen} onToggle={toggle} />
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={t('unbilled.title')}
      description={t('unbilled.text')}
      closeLabel={t('form.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button
            disabled={chosen.size === 0}
            onClick={() => {
              onAdd([...chosen.values()].map(({ line }) => line));
              onClose();
            }}
          >
            {t('unbilled.add', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <section className="grid gap-2" aria-labelledby="unbilled-time">
          <h3 id="unbilled-time" className="text-base font-medium">
            {t('unbilled.time')}
          </h3>
          <Loaded query={time} failed={t('billing.fetchFailed')}>
            {({ entries }) => list(entries.map((entry) => timeAsLine(entry, target)))}
          </Loaded>
          <TimeInOtherCurrency clientId={clientId} caseId={caseId} currency={currency === 'USD' ? 'LBP' : 'USD'} />
        </section>
        <section className="grid gap-2" aria-labelledby="unbilled-expenses">
          <h3 id="unbilled-expenses" className="text-base font-medium">
            {t('unbilled.expenses')}
          </h3>
          <Loaded query={expenses} failed={t('billing.fetchFailed')}>
            {(found) => {
              const all = ofCase(found, caseId).map((expense) => expenseAsLine(expense, target));
              const lines = all.filter((line) => line !== null);
              return (
                <>
                  {(all.length === 0 || lines.length > 0) && list(lines)}
                  {lines.length < all.length && <NeedsRate isPending={rates.isPending} />}
                </>
              );
            }}
          </Loaded>
        </section>
      </div>
    </Dialog>
  );
}

/** Costs in the other currency wait for the rate of the day. */
function NeedsRate({ isPending }: { isPending: boolean }) {
  const t = useTexts();
  if (isPending) return null;
  return (
    <p className="text-sm">
      {t('unbilled.needsRate')} <Link href="/admin/settings/exchange-rates">{t('invoices.enterRate')}</Link>
    </p>
  );
}

interface UnbilledListProps {
  found: readonly Unbilled[];
  chosen: ReadonlyMap<string, Unbilled>;
  onToggle: (one: Unbilled) => void;
}

function UnbilledList({ found, chosen, onToggle }: UnbilledListProps) {
  const t = useTexts();
  const { language } = useShell();
  if (found.length === 0) return <p className="text-grey">{t('unbilled.none')}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {found.map((one) => (
        <li key={one.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <Checkbox
            label={<Isolate>{one.line.description}</Isolate>}
            hint={
              <>
                {formatDate(one.day, language)}
                {one.by && (
                  <>
                    {' · '}
                    <Isolate>{one.by}</Isolate>
                  </>
                )}
                {one.paid && (
                  <>
                    {' · '}
                    <Amount {...one.paid} />
                  </>
                )}
              </>
            }
            checked={chosen.has(one.key)}
            onChange={() => onToggle(one)}
          />
          <Amount {...one.amount} />
        </li>
      ))}
    </ul>
  );
}
