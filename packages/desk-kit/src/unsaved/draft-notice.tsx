import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useDeskTexts } from '../texts.js';

/** Says that what was typed before has been put back, and offers to give it up. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useDeskTexts();
  return (
    <Notice
      tone="info"
      role="status"
      title={t('desk.draft.title')}
      actions={
        <Button size="small" variant="secondary" onClick={onDiscard}>
          {t('desk.draft.discard')}
        </Button>
      }
    >
      {t('desk.draft.text')}
    </Notice>
  );
}
