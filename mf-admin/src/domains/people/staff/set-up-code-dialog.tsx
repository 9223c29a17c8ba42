import { CopyText } from '@diwan/desk-kit/copy-text';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Dialog } from '@diwan/ui/dialog';
import { Notice } from '@diwan/ui/notice';
import { useTexts } from '../../../texts.js';

export interface SetUpCodeDialogProps {
  name: string;
  setUpCode: string;
  /** Until when it works. */
  expiresAt: string;
  /** Where the invited colleague accepts; absent where it is about the second factor alone. */
  link?: string;
  onClose: () => void;
}

/** Shows a set-up code, which nobody can show again, and says what its owner does with it. */
export function SetUpCodeDialog({ name, setUpCode, expiresAt, link, onClose }: SetUpCodeDialogProps) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <Dialog
      open
      stays
      onOpenChange={onClose}
      title={t('setUpCode.title', { name })}
      description={t(link ? 'setUpCode.ofInvitation' : 'setUpCode.ofFactor', { name })}
      closeLabel={t('form.close')}
      footer={<Button onClick={onClose}>{t('setUpCode.passedOn')}</Button>}
    >
      <div className="grid gap-5">
        <p className="border border-line p-4 text-center text-2xl font-medium tracking-wide">
          <CopyText text={setUpCode} />
        </p>
        <p className="text-grey">{t('setUpCode.until', { time: formatDateTime(expiresAt, language) })}</p>
        {link && (
          <div className="grid justify-items-start gap-1">
            <p className="text-sm text-grey">{t('setUpCode.link')}</p>
            <CopyText text={link} />
          </div>
        )}
        <Notice tone="warning">{t('setUpCode.howToTell', { name })}</Notice>
      </div>
    </Dialog>
  );
}
