import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { useStrayDeeds } from '../api/stray-messages.js';

/** The message is for nobody here: it goes from the list, which is asked before. */
export function Dismissing({ strayId }: { strayId: string }) {
  const t = useTexts();
  const { problemText } = useShell();
  const { dismiss } = useStrayDeeds(strayId);
  const [isAsked, setIsAsked] = useState(false);
  const dismissing = useMutation({ mutationFn: dismiss, onSuccess: () => setIsAsked(false) });
  return (
    <>
      <p>
        <Button variant="quiet" onClick={() => setIsAsked(true)}>
          {t('conversations.dismiss')}
        </Button>
      </p>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('conversations.dismissAsk')}
        confirmLabel={t('conversations.dismiss')}
        cancelLabel={t('conversations.keep')}
        busy={dismissing.isPending}
        error={dismissing.error && problemText(dismissing.error)}
        onConfirm={() => dismissing.mutate()}
      >
        {t('conversations.dismissText')}
      </ConfirmDialog>
    </>
  );
}
