import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useTexts } from '../texts.js';

/** Says that what was typed before has been put back, and offers to give it up. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useTexts();
  return (
    <Notice
      tone="info"
      role="status"
      title={t('draft.title')}
      actions={
        <Button size="small" variant="secondary" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.text')}
    </Notice>
  );
}
