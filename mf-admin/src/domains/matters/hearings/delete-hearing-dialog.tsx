import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { useAction } from '@diwan/desk-kit/use-action';
import { useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { useHearingDeeds } from './api/hearings.js';
import { useRestoreHearing } from './use-restore-hearing.js';

/** Asks by name before a hearing is deleted, and offers Undo afterwards (D-125). */
export function DeleteHearingDialog({ hearing: { id, title }, onClose }: { hearing: Hearing; onClose: () => void }) {
  const t = useTexts();
  const { notify, problemText } = useShell();
  const deeds = useHearingDeeds();
  const restore = useRestoreHearing();
  const [fault, setFault] = useState<string | null>(null);
  const { run, busy } = useAction(async () => {
    try {
      await deeds.remove(id);
      notify.success(t('toast.success'), {
        description: t('hearings.deleted'),
        action: { label: t('hearings.undo'), onPress: () => void restore(id) },
      });
      onClose();
    } catch (error) {
      setFault(`${t('hearings.deleteFailed')}. ${problemText(error)}`);
    }
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('hearings.deleteTitle', { title })}
      confirmLabel={t('hearingDeed.delete')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => void run()}
      busy={busy}
      busyLabel={t('page.loading')}
      error={fault}
    >
      <p>{t('hearings.deleteText')}</p>
    </ConfirmDialog>
  );
}
