import type { FurtherRequest, LeadRecord } from '@diwan/contracts/intake/leads/http';
import { useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { separate } from './api/change-lead.js';
import { leadKey } from './api/get-lead.js';
import { useLawyerNames } from './api/lawyer-names.js';
import { useChangeLead } from './use-change-lead.js';

export interface SeparateDialogProps {
  request: FurtherRequest;
  lead: LeadRecord;
  onClose: () => void;
}

/** Asks before a further request becomes a lead of its own: it cannot be joined again. */
export function SeparateDialog({ request: { id, reference, wish }, lead, onClose }: SeparateDialogProps) {
  const t = useTexts();
  const say = useSay();
  const queries = useQueryClient();
  const { change, pending } = useChangeLead();
  const { language } = useShell();
  const lawyers = useLawyerNames(Boolean(wish?.lawyer));
  const confirm = async () => {
    if (!(await change(() => separate(lead, id)))) return;
    // What its address has shown so far was this lead.
    queries.removeQueries({ queryKey: leadKey(id) });
    say.done(t('leads.separated', { reference }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t('leads.separateTitle', { reference })}
      confirmLabel={t('leads.separateConfirm')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => void confirm()}
      busy={pending}
      busyLabel={t('leads.changing')}
    >
      {t('leads.separateText')}
      {wish?.lawyer &&
        ` ${t('leads.separateLawyer', { lawyer: lawyers.data?.get(wish.lawyer)?.[language] ?? wish.lawyer })}`}
    </ConfirmDialog>
  );
}
