import { type BankFileRead, MAX_BANK_FILE } from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import type { Currency } from '@diwan/contracts/shared/money';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { FileDrop } from '@diwan/ui/file-drop';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { EditorSheet } from '../../../../components/editor-sheet.js';
import { useSay } from '../../../../components/say.js';
import { useTexts } from '../../../../texts.js';
import { readFile, useReconciliationDeeds } from '../api/fund-reconciliations.js';
import { FilePreview } from './file-preview.js';

/** In the encoding of the web, or, where the bytes are none of it, in the one that older Arabic programs write. */
function csvText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

interface Chosen {
  name: string;
  text: string;
  read: BankFileRead;
}

/** Takes in the lines of a CSV file of the bank, after a look at what it says. */
export function ImportSheet({ currency, onClose }: { currency: Currency; onClose: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { problemText } = useShell();
  const { takeIn } = useReconciliationDeeds();
  const [isTooLarge, setTooLarge] = useState(false);
  const reading = useMutation({
    mutationFn: async (file: File): Promise<Chosen> => {
      const text = csvText(await file.arrayBuffer());
      return { name: file.name, text, read: await readFile(currency, text) };
    },
  });
  const importing = useMutation({
    mutationFn: ({ name, text }: Chosen) => takeIn({ currency, fileName: name, text }),
    onSuccess: ({ lines }) => {
      say.done(t('bankFiles.imported', { count: lines }));
      onClose();
    },
  });
  const take = ([file]: File[]) => {
    importing.reset();
    reading.reset();
    const tooLarge = (file?.size ?? 0) > MAX_BANK_FILE;
    setTooLarge(tooLarge);
    if (file && !tooLarge) reading.mutate(file);
  };
  const chosen = reading.data;
  const fresh = chosen?.read.lines.filter(({ isKnown }) => !isKnown).length ?? 0;
  const isFit = chosen !== undefined && chosen.read.faults.length === 0 && !chosen.read.isSameFile && fresh > 0;
  const fault = reading.error ?? importing.error;
  return (
    <EditorSheet
      title={t('bankFiles.importTitle', { currency: t(`currency.${currency}`) })}
      description={t('bankFiles.importText')}
      onClose={onClose}
    >
      {(leave) => (
        <div className="grid gap-6">
          <FileDrop
            label={t('bankFiles.file')}
            hint={t('bankFiles.fileHint')}
            error={isTooLarge && t('bankFiles.tooLarge')}
            accept=".csv,text/csv"
            onFiles={take}
            files={chosen ? [{ id: 'file', name: chosen.name, state: 'done', stateText: t('bankFiles.read') }] : []}
            onRemove={() => reading.reset()}
            texts={{
              choose: t('upload.choose'),
              drop: t('upload.drop'),
              cancel: t('form.cancel'),
              retry: t('page.retry'),
              remove: t('upload.remove'),
            }}
          />
          {reading.isPending && <p role="status">{t('bankFiles.reading')}</p>}
          {chosen && <FilePreview read={chosen.read} currency={currency} />}
          {fault && (
            <p role="alert" className="text-red">
              {problemText(fault)}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              disabled={!isFit}
              busy={importing.isPending}
              busyLabel={t('form.saving')}
              onClick={() => chosen && importing.mutate(chosen)}
            >
              {t('bankFiles.takeIn', { count: fresh })}
            </Button>
            <Button variant="secondary" onClick={leave}>
              {t('form.cancel')}
            </Button>
          </div>
        </div>
      )}
    </EditorSheet>
  );
}
