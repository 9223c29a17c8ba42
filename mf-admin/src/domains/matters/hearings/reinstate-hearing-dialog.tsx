import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { useAction } from '@diwan/desk-kit/use-action';
import { useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useHearingDeeds } from './api/hearings.js';
import { useTelling } from './use-telling.js';

interface ReinstateHearingDialogProps {
  hearing: Hearing;
  onClose: () => void;
}

/** Asks before a cancellation or a postponement is taken back, also long after it: its people are told (HEAR-01). */
export function ReinstateHearingDialog({ hearing: { id, title, version }, onClose }: ReinstateHearingDialogProps) {
  const t = useTexts();
  const say = useSay();
  const { problemText } = useShell();
  const deeds = useHearingDeeds();
  const tell = useTelling();
  const [fault, setFault] = useState<string | null>(null);
  const { run, busy } = useAction(async () => {
    try {
      await deeds.reinstate(id, version);
      say.done(t('hearings.reinstated'));
      tell(id);
      onClose();
    } catch (error) {
      setFault(`${t('hearings.saveFailed')}. ${problemText(error)}`);
    }
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('hearings.reinstateTitle', { title })}
      confirmLabel={t('hearingDeed.reinstate')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => void run()}
      busy={busy}
      busyLabel={t('page.loading')}
      error={fault}
    >
      <p>{t('hearings.reinstateText')}</p>
    </ConfirmDialog>
  );
}
