import { useKeptState } from '@diwan/desk-kit/unsaved/use-kept-state';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { Notice } from '@diwan/ui/notice';
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
  /** `over`: the answer that was there when typing began. */
  const [{ text: typed, over }, setTyped, forget] = useKeptState(`answer:${request.id}:${item.id}`, () => ({
    text: item.text,
    over: item.text,
  }));
  const isTouched = typed !== over;
  const text = isTouched ? typed : item.text;
  const isReplaced = isTouched && item.text !== over && item.text !== typed;
  /** Nothing is typed over this answer. */
  const begin = (answer: string) => {
    setTyped({ text: answer, over: answer });
    forget();
  };
  const saying = useMutation({
    mutationFn: () => say(request.id, item.id, { text, over: isTouched ? over : item.text }),
    onSuccess: () => {
      begin(text);
      notify.success(t('requests.saved'));
    },
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !isReplaced) saying.mutate();
      }}
    >
      {isReplaced && (
        <Notice
          tone="warning"
          role="alert"
          title={t('requests.replaced')}
          actions={
            <>
              <Button size="small" onClick={() => begin(item.text)}>
                {t('requests.keepThat')}
              </Button>
              <Button size="small" variant="secondary" onClick={() => setTyped({ text, over: item.text })}>
                {t('requests.goOnWithMine')}
              </Button>
            </>
          }
        >
          <p>{t('requests.replacedText')}</p>
          <blockquote dir="auto" className="mt-2 border-s-2 border-line ps-3 whitespace-pre-line">
            {item.text}
          </blockquote>
        </Notice>
      )}
      <Field label={t('requests.answerTo', { title })} error={saying.error && !isReplaced && problemText(saying.error)}>
        <TextArea
          dir="auto"
          rows={3}
          maxLength={4000}
          value={text}
          onChange={({ target }) => setTyped({ text: target.value, over: isTouched ? over : item.text })}
        />
      </Field>
      <div>
        <Button
          type="submit"
          variant="secondary"
          disabled={isReplaced}
          busy={saying.isPending}
          busyLabel={t('requests.saving')}
        >
          {item.state === 'answered' ? t('requests.change') : t('requests.answer')}
        </Button>
      </div>
    </form>
  );
}
