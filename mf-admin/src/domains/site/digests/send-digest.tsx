import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { DigestDialog } from './digest-dialog.js';

/** The button above the list of articles: shows what would go to whom before anything is sent (NEWS-09). */
export function SendDigest() {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="mail" onClick={() => setOpen(true)}>
        {t('digest.send')}
      </Button>
      {open && <DigestDialog onClose={() => setOpen(false)} />}
    </>
  );
}
