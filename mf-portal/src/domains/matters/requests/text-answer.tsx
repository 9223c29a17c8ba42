import { useKeptState } from '@diwan/desk-kit/unsaved/use-kept-state';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { TextArea } from '@diwan/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../texts.js';
import { useAnswers } from './api/own-requests.js';
import type { ItemAnswerProps } from './file-answer.js';

/** An answer in words; it can be changed until the firm has decided. What is typed and not sent is still there after a reload (PORT-07). */
export function TextAnswer({ request, item, title }: ItemAnswerProps) {
  const t = useTexts();
  const { problemText, notify } = useShell();
  const { say } = useAnswers();
  const [text, setText, forget] = useKeptState(`answer:${request.id}:${item.id}`, () => item.text);
  const saying = useMutation({
    mutationFn: () => say(request.id, item.id, text),
    onSuccess: () => {
      forget();
      notify.success(t('requests.saved'));
    },
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') saying.mutate();
      }}
    >
      <Field label={t('requests.answerTo', { title })} error={saying.error && problemText(saying.error)}>
        <TextArea dir="auto" rows={3} maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" variant="secondary" busy={saying.isPending} busyLabel={t('requests.saving')}>
          {item.state === 'answered' ? t('requests.change') : t('requests.answer')}
        </Button>
      </div>
    </form>
  );
}
