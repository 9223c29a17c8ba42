import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import type { Restriction } from '@diwan/contracts/matters/documents/policy';
import { Badge, type Tone } from '@diwan/ui/badge';
import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useId } from 'react';
import type * as z from 'zod/mini';
import { FreshCodeDialog } from '../../../codes/fresh-code-dialog.js';
import { HelpActions } from '../../../frame/help-actions.js';
import { useTexts } from '../../../texts.js';
import { ShareDialog } from './share-dialog.js';
import { ShareStatus } from './share-status.js';
import { type OfferedAction, useDocumentActions } from './use-document-actions.js';

const OFFERED: readonly OfferedAction[] = ['download', 'print', 'share'];
const TONES: Record<z.infer<typeof Restriction>, Tone> = {
  none: 'success',
  authenticated: 'info',
  admin_only: 'warning',
  disabled: 'neutral',
};

/** Download, Print and Share, each with the label of its restriction (D-096). A disabled one can be reached and says why. */
export function DocumentActions({ document }: { document: OwnDocument }) {
  const t = useTexts();
  const id = useId();
  const { perform, current, denied, needsCode, onConfirmed, onCodeClosed, ...share } = useDocumentActions(document);
  const { reach, shareRequest } = document;
  return (
    <section aria-label={t('viewer.actions')} className="grid content-start gap-4">
      <ul className="grid gap-3">
        {OFFERED.map((action) => {
          const restriction = document.policy[`${action}Restriction`];
          const isDisabled = restriction === 'disabled';
          const isAsked = action === 'share' && shareRequest?.state === 'open';
          const values = { action: t(`action.${action}.word`) };
          return (
            <li key={action} className="grid gap-1">
              <div className="flex items-center justify-between gap-3">
                <Button
                  variant="secondary"
                  icon={action}
                  aria-describedby={`${id}-${action}`}
                  aria-disabled={isDisabled || undefined}
                  className={isDisabled ? 'cursor-not-allowed border-line bg-grey-wash text-grey' : undefined}
                  busy={current === action}
                  busyLabel={t(`action.${action}.busy`)}
                  disabled={isAsked}
                  onClick={() => perform(action)}
                >
                  {t(`action.${action}`)}
                </Button>
                <Badge tone={reach === 'open' ? TONES[restriction] : 'neutral'} id={`${id}-${action}`}>
                  {reach === 'open' ? t(`restriction.${restriction}`) : t(`reach.${reach}`)}
                </Badge>
              </div>
              {isDisabled && (
                <p className="text-sm text-grey">
                  {t('viewer.blocked')} - {t('viewer.blockedText', values)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {document.policy.watermarkEnabled && <p className="text-sm text-grey">{t('viewer.watermarkNotice')}</p>}
      {denied && (
        <Notice tone="warning" title={t('viewer.denied')} role="status" actions={<HelpActions />}>
          {t(`reason.${denied}`)}
        </Notice>
      )}
      {shareRequest && <ShareStatus request={shareRequest} />}
      <ShareDialog
        document={document}
        open={share.asksToShare}
        onClose={share.onShareClosed}
        onAsked={share.onShareAsked}
      />
      <FreshCodeDialog open={needsCode} onClose={onCodeClosed} onConfirmed={onConfirmed} />
    </section>
  );
}
