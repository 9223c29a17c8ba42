import type { BankImport } from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import type { Currency } from '@diwan/contracts/shared/money';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '../../../../components/say.js';
import { useTexts } from '../../../../texts.js';
import { useBankImports, useReconciliationDeeds } from '../api/fund-reconciliations.js';
import { ImportSheet } from './import-sheet.js';

/** Files of the bank: those that were taken in, and the way to take in another or the wrong one back. */
export function BankFiles({ currency }: { currency: Currency }) {
  const t = useTexts();
  const { can, language } = useShell();
  const [isImporting, setImporting] = useState(false);
  const [dropped, setDropped] = useState<BankImport | null>(null);
  const mayWrite = can('billing:write');
  return (
    <section aria-labelledby="bank-files" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="bank-files" className="text-lg">
          {t('bankFiles.title')}
        </h2>
        {mayWrite && (
          <Button variant="secondary" icon="upload" onClick={() => setImporting(true)}>
            {t('bankFiles.import')}
          </Button>
        )}
      </div>
      <Loaded query={useBankImports(currency)} failed={t('billing.fetchFailed')}>
        {(files) =>
          files.length === 0 ? (
            <p className="text-grey">{t('bankFiles.none')}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {files.map((file) => (
                <li key={file.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                  <Isolate className="font-medium wrap-anywhere">{file.fileName}</Isolate>
                  <span className="grow text-sm text-grey">
                    {t('bankFiles.lines', { count: file.lines })} · <Isolate>{file.byName}</Isolate> ·{' '}
                    {formatDateTime(file.at, language)}
                  </span>
                  {mayWrite && (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={t('bankFiles.dropOne', { name: file.fileName })}
                      onClick={() => setDropped(file)}
                    >
                      {t('bankFiles.drop')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {isImporting && <ImportSheet currency={currency} onClose={() => setImporting(false)} />}
      {dropped && <DropDialog file={dropped} onClose={() => setDropped(null)} />}
    </section>
  );
}

function DropDialog({ file, onClose }: { file: BankImport; onClose: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { problemText } = useShell();
  const { drop } = useReconciliationDeeds();
  const dropping = useMutation({
    mutationFn: () => drop(file.id),
    onSuccess: () => {
      say.done(t('bankFiles.dropped'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('bankFiles.dropTitle', { name: file.fileName })}
      confirmLabel={t('bankFiles.drop')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => dropping.mutate()}
      busy={dropping.isPending}
      busyLabel={t('form.saving')}
      error={dropping.error && problemText(dropping.error)}
    >
      <p>{t('bankFiles.dropText', { count: file.lines })}</p>
    </ConfirmDialog>
  );
}
