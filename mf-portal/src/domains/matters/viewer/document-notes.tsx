import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { useTexts } from '../../../texts.js';
import { DocumentFacts } from './document-facts.js';
import { ShareStatus } from './share-status.js';
import type { OfferedAction } from './use-document-actions.js';

const OFFERED: readonly OfferedAction[] = ['download', 'print', 'share'];

/** What a document is, and once, quietly, what the firm has not allowed. */
export function DocumentNotes({ document }: { document: OwnDocument }) {
  const t = useTexts();
  const { policy, shareRequest } = document;
  const disabled = OFFERED.filter((action) => policy[`${action}Restriction`] === 'disabled');
  return (
    <>
      <DocumentFacts document={document} />
      {shareRequest && <ShareStatus request={shareRequest} />}
      {(policy.watermarkEnabled || disabled.length > 0) && (
        <ul className="grid gap-1 text-sm text-grey">
          {policy.watermarkEnabled && <li>{t('viewer.watermarkNotice')}</li>}
          {disabled.map((action) => (
            <li key={action}>
              {t('viewer.blocked')} - {t('viewer.blockedText', { action: t(`action.${action}.word`) })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
