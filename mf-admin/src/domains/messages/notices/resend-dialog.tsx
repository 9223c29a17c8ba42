import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { type Notice, sendAgain } from './api/list-notices.js';

/** Asks before a notice is sent again: one with an unknown outcome may arrive twice. */
export function ResendDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const t = useTexts();
  const say = useSay();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendAgain(notice.id),
    onSuccess: () => say.done(t('notices.resent')),
    onError: (error) => say.failed(t('notices.resendFailed'), error),
    onSettled: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: ['notices'] });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t('notices.resendTitle', { family: t(`noticeFamily.${notice.family}`) })}
      confirmLabel={t('notices.resend')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => mutate()}
      busy={isPending}
      busyLabel={t('notices.resending')}
    >
      {notice.state === 'unknown' ? t('notices.resendUnknown') : t('notices.resendFailedBefore')}
    </ConfirmDialog>
  );
}
