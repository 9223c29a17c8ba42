import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { EmptyState } from '@diwan/ui/empty-state';
import { useState } from 'react';
import { SideSheet } from '../../../components/side-sheet.js';
import { useTexts } from '../../../texts.js';
import { usePageVersions } from './api/pages.js';

export interface PageHistoryProps {
  slug: string;
  onRestore: (number: number) => void;
  onClose: () => void;
}

/** The publications of a page; any of them can become the draft again. */
export function PageHistory({ slug, onRestore, onClose }: PageHistoryProps) {
  const t = useTexts();
  const { language } = useShell();
  const query = usePageVersions(slug);
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <SideSheet onClose={onClose} title={t('pages.history')} description={t('pages.historyText')}>
      <Loaded query={query} failed={t('pages.historyFailed')}>
        {(versions) =>
          versions.length === 0 ? (
            <EmptyState boxed title={t('pages.noHistory')}>
              {t('pages.noHistoryText')}
            </EmptyState>
          ) : (
            <ol className="divide-y divide-line border-y border-line">
              {versions.map(({ number, publishedAt, publishedBy }) => (
                <li key={number} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <div>
                    <p className="font-semibold">{t('pages.version', { number })}</p>
                    <p className="text-sm text-grey">{formatDateTime(publishedAt, language)}</p>
                    <p className="text-sm text-grey">{publishedBy ?? t('pages.shipped')}</p>
                  </div>
                  <Button variant="secondary" size="small" icon="retry" onClick={() => setChosen(number)}>
                    {t('pages.restoreVersion', { number })}
                  </Button>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
      <ConfirmDialog
        open={chosen !== null}
        onOpenChange={() => setChosen(null)}
        tone="primary"
        title={t('pages.restoreTitle', { number: chosen ?? 0 })}
        confirmLabel={t('pages.restore')}
        cancelLabel={t('form.cancel')}
        onConfirm={() => {
          if (chosen !== null) onRestore(chosen);
          onClose();
        }}
      >
        {t('pages.restoreText')}
      </ConfirmDialog>
    </SideSheet>
  );
}
