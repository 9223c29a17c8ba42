import type { Money } from '@diwan/contracts/shared/money';
import { formatMoney, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import type { RateSubject } from './api/billing-rates.js';
import { RateSheet } from './rate-sheet.js';

interface RateLineProps {
  subject: RateSubject;
  name: string;
  rate: Money | null;
  version: number;
  /** What holds without a rate of its own. */
  inherits: string;
}

/** One rate with its change. */
export function RateLine({ subject, name, rate, version, inherits }: RateLineProps) {
  const t = useTexts();
  const { can } = useShell();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <Isolate className="min-w-0 flex-1 basis-48">{name}</Isolate>
      {rate ? (
        <Ltr className="tabular-nums">{formatMoney(rate)}</Ltr>
      ) : (
        <span className="text-sm text-grey">{inherits}</span>
      )}
      {can('billing:write') && (
        <Button size="small" variant="quiet" icon="edit" iconOnly onClick={() => setOpen(true)}>
          {t('rates.editOne', { name })}
        </Button>
      )}
      {open && (
        <RateSheet
          subject={subject}
          name={name}
          rate={rate}
          version={version}
          hint={inherits}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
