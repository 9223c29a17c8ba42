import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useId } from 'react';
import { HelpActions } from '../../../frame/help-actions.js';
import { useTexts } from '../../../texts.js';
import { ShareDialog } from './share-dialog.js';
import { type OfferedAction, useDocumentActions } from './use-document-actions.js';

const OFFERED: readonly OfferedAction[] = ['download', 'print', 'share'];
/** Download, Print and Share, each with the label of its restriction (D-096), in one bar. A disabled one can be reached and says why. */
export function DocumentActions({ document }: { document: OwnDocument }) {
  const t = useTexts();
  const id = useId();
  const { perform, current, denied, ...share } = useDocumentActions(document);
  const { reach, shareRequest } = document;
  return (
    <section aria-label={t('viewer.actions')}>
      {denied && (
        <div className="p-3">
          <Notice tone="warning" title={t('viewer.denied')} role="status" actions={<HelpActions />}>
            {t(`reason.${denied}`)}
          </Notice>
        </div>
      )}
      <ul className="viewer-bar">
        {OFFERED.map((action) => {
          const restriction = document.policy[`${action}Restriction`];
          const isAsked = action === 'share' && shareRequest?.state === 'open';
          return (
            <li key={action}>
              <Button
                variant="quiet"
                size="small"
                icon={action}
                aria-describedby={`${id}-${action}`}
                aria-disabled={restriction === 'disabled' || undefined}
                className={restriction === 'disabled' ? 'cursor-not-allowed text-grey' : undefined}
                busy={current === action}
                busyLabel={t(`action.${action}.busy`)}
                disabled={isAsked}
                onClick={() => perform(action)}
              >
                {t(`action.${action}`)}
              </Button>
              <span id={`${id}-${action}`} className="text-sm text-grey">
                {reach === 'open' ? t(`restriction.${restriction}`) : t(`reach.${reach}`)}
              </span>
            </li>
          );
        })}
      </ul>
      <ShareDialog
        document={document}
        open={share.asksToShare}
        onClose={share.onShareClosed}
        onAsked={share.onShareAsked}
      />
    </section>
  );
}
