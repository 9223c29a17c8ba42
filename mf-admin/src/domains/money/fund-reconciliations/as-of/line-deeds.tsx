import type { BankLine } from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import type { FundsAsOf } from '@diwan/contracts/money/fund-reconciliations/http';
import { formatMoney, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../../../components/reason-dialog.js';
import { useSay } from '../../../../components/say.js';
import { useTexts } from '../../../../texts.js';
import { useReconciliationDeeds } from '../api/fund-reconciliations.js';
import { TieSheet } from './tie-sheet.js';

/** What somebody may say of a line of the bank: what it is, why it stands in no book, or that neither was right. */
export function LineDeeds({ line, found }: { line: BankLine; found: FundsAsOf }) {
  const t = useTexts();
  const say = useSay();
  const { explain } = useReconciliationDeeds();
  const [deed, setDeed] = useState<'tie' | 'explain' | null>(null);
  const amount = formatMoney({ amountMinor: line.amountMinor, currency: found.currency });
  if (line.state !== 'open') return <Reopen line={line} amount={amount} />;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        variant="secondary"
        aria-label={t('bankLines.tieOne', { amount })}
        onClick={() => setDeed('tie')}
      >
        {t('bankLines.tie')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('bankLines.explainOne', { amount })}
        onClick={() => setDeed('explain')}
      >
        {t('bankLines.explain')}
      </Button>
      {deed === 'tie' && (
        <TieSheet line={line} movements={found.openMovements} currency={found.currency} onClose={() => setDeed(null)} />
      )}
      {deed === 'explain' && (
        <ReasonDialog
          title={t('bankLines.explainTitle', { amount })}
          text={t('bankLines.explainText')}
          confirm={t('bankLines.explain')}
          draft={`explain-bank-line:${line.id}`}
          onConfirm={async (reason) => {
            await explain(line.id, reason);
            setDeed(null);
            say.done(t('bankLines.explained'));
          }}
          onClose={() => setDeed(null)}
        />
      )}
    </div>
  );
}

function Reopen({ line, amount }: { line: BankLine; amount: string }) {
  const t = useTexts();
  const say = useSay();
  const { problemText } = useShell();
  const { reopen } = useReconciliationDeeds();
  const reopening = useMutation({
    mutationFn: () => reopen(line.id),
    onSuccess: () => say.done(t('bankLines.reopened')),
  });
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('bankLines.reopenOne', { amount })}
        busy={reopening.isPending}
        busyLabel={t('form.saving')}
        onClick={() => reopening.mutate()}
      >
        {t('bankLines.reopen')}
      </Button>
      {reopening.error && <p role="alert">{problemText(reopening.error)}</p>}
    </>
  );
}
