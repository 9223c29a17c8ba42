import { Button, ButtonLink } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useRef, useState } from 'react';
import { useTexts } from '../../../texts.js';
import { PageHistory } from './page-history.js';
import type { PageEditing } from './use-page-editing.js';

/** What can be done with the page: publish, keep as a draft, look at it, go back to an old version, give the draft up. */
export function PageActions({ editing }: { editing: PageEditing }) {
  const t = useTexts();
  const { base, busy, isDirty, saveDraft, publish, discard, restore } = editing;
  const [opened, setOpened] = useState<'history' | 'discard' | null>(null);
  const close = () => setOpened(null);
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div ref={bar} tabIndex={-1} className="z-10 grid gap-3 border-t border-line bg-paper py-4 md:sticky md:bottom-0">
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === 'publishing'} busyLabel={t('pages.publishing')} onClick={() => void publish()}>
          {t('pages.publish')}
        </Button>
        <Button
          variant="secondary"
          busy={busy === 'saving'}
          busyLabel={t('form.saving')}
          onClick={() => void saveDraft()}
        >
          {t('pages.saveDraft')}
        </Button>
        <ButtonLink
          variant="secondary"
          icon="eye"
          href={`/preview?page=${encodeURIComponent(base.slug)}`}
          target="_blank"
        >
          {t('pages.preview')}
        </ButtonLink>
        <Button variant="secondary" icon="clock" onClick={() => setOpened('history')}>
          {t('pages.history')}
        </Button>
        {base.draft && (
          <Button variant="quiet" icon="trash" onClick={() => setOpened('discard')}>
            {t('pages.discard')}
          </Button>
        )}
      </div>
      <p className="text-sm text-grey" role="status">
        {isDirty ? t('pages.unsaved') : t('pages.previewHint')}
      </p>
      {opened === 'history' && (
        <PageHistory slug={base.slug} onRestore={(number) => void restore(number)} onClose={close} />
      )}
      <ConfirmDialog
        open={opened === 'discard'}
        onOpenChange={close}
        title={t('pages.discardTitle')}
        confirmLabel={t('pages.discard')}
        cancelLabel={t('form.cancel')}
        onConfirm={() => {
          close();
          // The button that opened the dialog goes with the draft: the focus that the dialog gives back would be lost.
          void discard().then(() => setTimeout(() => bar.current?.focus()));
        }}
      >
        {t('pages.discardText')}
      </ConfirmDialog>
    </div>
  );
}
