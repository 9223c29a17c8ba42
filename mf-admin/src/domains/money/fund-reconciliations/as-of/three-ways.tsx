import type { Currency } from '@diwan/contracts/shared/money';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { useFundsAsOf } from '../api/fund-reconciliations.js';
import { Figures } from './figures.js';
import { OpenItems } from './open-items.js';
import { StatementForm } from './statement-form.js';

/** Client money at the end of a day: what the books say, what the bank says, and what stands on one side only. */
export function ThreeWays({ currency, today }: { currency: Currency; today: string }) {
  const t = useTexts();
  const { can } = useShell();
  const [day, setDay] = useState(today);
  const query = useFundsAsOf(currency, day);
  return (
    <Loaded query={query} failed={t('billing.fetchFailed')}>
      {(found) => (
        <div className="grid gap-8">
          <div className="grid items-start gap-8 lg:grid-cols-2">
            <Figures found={found} />
            {can('billing:write') && <StatementForm found={found} onDay={setDay} />}
          </div>
          {found.linesSince !== null && <OpenItems found={found} />}
        </div>
      )}
    </Loaded>
  );
}
