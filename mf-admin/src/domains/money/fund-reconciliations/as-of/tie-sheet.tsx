import type { BankLine } from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import type { OpenMovement } from '@diwan/contracts/money/fund-reconciliations/http';
import type { Currency } from '@diwan/contracts/shared/money';
import { formatDate, formatMoney, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Checkbox } from '@diwan/ui/checkbox';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { EditorSheet } from '../../../../components/editor-sheet.js';
import { useSay } from '../../../../components/say.js';
import { useTexts } from '../../../../texts.js';
import { useReconciliationDeeds } from '../api/fund-reconciliations.js';
import { nearestTo } from './nearest.js';

interface TieSheetProps {
  line: BankLine;
  movements: readonly OpenMovement[];
  currency: Currency;
  onClose: () => void;
}

/** Which movements in the books a line of the bank is: one or several, which come to its amount together. */
export function TieSheet({ line, movements, currency, onClose }: TieSheetProps) {
  const t = useTexts();
  const say = useSay();
  const { language, problemText } = useShell();
  const { tie } = useReconciliationDeeds();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const candidates = nearestTo(line, movements);
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const sum = candidates.reduce((all, { id, amountMinor }) => all + (chosen.includes(id) ? amountMinor : 0), 0);
  const lacking = line.amountMinor - sum;
  const tying = useMutation({
    mutationFn: () => tie(line.id, [...chosen]),
    onSuccess: () => {
      say.done(t('bankLines.tied'));
      onClose();
    },
  });
  return (
    <EditorSheet
      title={t('bankLines.tieTitle', { amount: money(line.amountMinor), day: formatDate(line.day, language) })}
      description={t('bankLines.tieText')}
      onClose={onClose}
    >
      {(leave) => (
        <div className="grid gap-4">
          {candidates.length === 0 && <p>{t('bankLines.noCandidates')}</p>}
          <ul className="grid gap-2">
            {candidates.map(({ id, number, client, amountMinor, day }) => (
              <li key={id}>
                <Checkbox
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                  }
                  label={
                    <>
                      <Ltr>{money(amountMinor)}</Ltr> · {formatDate(day, language)} · <Ltr>{number}</Ltr> ·{' '}
                      <Isolate>{client.name}</Isolate>
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          <p aria-live="polite">
            {lacking === 0
              ? t('bankLines.sumFits')
              : t('bankLines.sumLacks', { sum: money(sum), left: money(lacking) })}
          </p>
          {tying.error && <p role="alert">{problemText(tying.error)}</p>}
          <div className="flex flex-wrap gap-3">
            <Button
              disabled={chosen.length === 0 || lacking !== 0}
              busy={tying.isPending}
              busyLabel={t('form.saving')}
              onClick={() => tying.mutate()}
            >
              {t('bankLines.tie')}
            </Button>
            <Button variant="quiet" onClick={leave}>
              {t('form.cancel')}
            </Button>
          </div>
        </div>
      )}
    </EditorSheet>
  );
}
