import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useSeveral } from '../../../components/use-several.js';
import { type Texts, useTexts } from '../../../texts.js';
import { type Notice, sendAgain } from './api/list-notices.js';

interface ResendDialogProps {
  notices: readonly Notice[];
  onClose: () => void;
}

/** Asks before notices are sent again: one with an unknown outcome may arrive twice. */
export function ResendDialog({ notices, onClose }: ResendDialogProps) {
  const t = useTexts();
  const { each, busy } = useSeveral<Notice>({
    queryKeys: [['notices']],
    nameOf: ({ name }) => name ?? t('page.nothing'),
    done: (count) => (count === 1 ? t('notices.resent') : t('notices.severalResent', { count })),
    failed: (names) => (notices.length === 1 ? t('notices.resendFailed') : t('notices.severalFailed', { names })),
  });
  const send = async () => {
    await each(notices, ({ id }) => sendAgain(id));
    onClose();
  };
  const [first] = notices;
  const unknown = notices.filter(({ state }) => state === 'unknown').length;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={
        notices.length === 1 && first
          ? t('notices.resendTitle', { family: t(`noticeFamily.${first.family}`) })
          : t('notices.resendSeveral', { count: notices.length })
      }
      confirmLabel={t('notices.resend')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => void send()}
      busy={busy}
      busyLabel={t('notices.resending')}
    >
      {textOf(t, notices.length, unknown)}
    </ConfirmDialog>
  );
}

/** What is known of them: which of them may arrive twice. */
function textOf(t: Texts, all: number, unknown: number): string {
  if (all === 1) return unknown === 1 ? t('notices.resendUnknown') : t('notices.resendFailedBefore');
  return unknown === 0 ? t('notices.severalFailedBefore') : t('notices.severalUnknown', { count: unknown });
}
