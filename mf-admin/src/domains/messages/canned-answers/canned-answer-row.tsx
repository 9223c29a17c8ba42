import type { CannedAnswer } from '@diwan/contracts/messages/canned-answers/http';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { useCannedAnswerDeeds } from './api/canned-answers.js';

/** One answer in both languages, with what is done with it. */
export function CannedAnswerRow({ answer, onEdit }: { answer: CannedAnswer; onEdit: () => void }) {
  const t = useTexts();
  const { language, problemText } = useShell();
  const { remove } = useCannedAnswerDeeds();
  const [isAsked, setAsked] = useState(false);
  const removing = useMutation({ mutationFn: () => remove(answer), onSuccess: () => setAsked(false) });
  const { title, text } = answer;
  return (
    <li className="grid gap-2 py-4">
      <strong>
        <bdi>{title[language]}</bdi>
      </strong>
      {(['en', 'ar'] as const).map((one) => (
        <p key={one} lang={one} dir={one === 'ar' ? 'rtl' : 'ltr'} className="max-w-prose whitespace-pre-line">
          {text[one]}
        </p>
      ))}
      <div className="flex gap-3">
        <Button size="small" variant="secondary" onClick={onEdit}>
          {t('answers.edit')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAsked(true)}>
          {t('answers.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('answers.removeAsk', { title: title[language] })}
        confirmLabel={t('answers.remove')}
        cancelLabel={t('form.cancel')}
        busy={removing.isPending}
        error={removing.error && problemText(removing.error)}
        onConfirm={() => removing.mutate()}
      >
        {t('answers.removeText')}
      </ConfirmDialog>
    </li>
  );
}
