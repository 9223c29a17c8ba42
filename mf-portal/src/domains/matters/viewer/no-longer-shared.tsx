import { Link } from '@diwan/ui/link';
import { Notice } from '@diwan/ui/notice';
import { HelpActions } from '../../../frame/help-actions.js';
import { useTexts } from '../../../texts.js';

/** Stands in the place of a document that may no longer be read: what happened, whom to ask, and the way back. */
export function NoLongerShared({ text }: { text?: string }) {
  const t = useTexts();
  return (
    <Notice tone="warning" role="alert" title={t('viewer.gone')} actions={<HelpActions />}>
      <p>{text ?? t('viewer.goneText')}</p>
      <p>
        <Link href="/client-portal/documents">{t('viewer.backToDocuments')}</Link>
      </p>
    </Notice>
  );
}
