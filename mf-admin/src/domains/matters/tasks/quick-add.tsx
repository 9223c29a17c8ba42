import { Button } from '@diwan/ui/button';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useTaskDeeds } from './api/tasks.js';

interface QuickAddProps {
  caseId: string | null;
  /** Whose it becomes. */
  ownerId: string | null;
}

/** A task in one line: what, and Enter. Pressed with nothing written it leads into the field; what failed stays in it. */
export function QuickAdd({ caseId, ownerId }: QuickAddProps) {
  const t = useTexts();
  const say = useSay();
  const id = useId();
  const { add } = useTaskDeeds();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === '') return field.current?.focus();
    setBusy(true);
    try {
      await add({ text, note: '', priority: 'normal', ownerId, due: null, repeat: null }, caseId);
      setText('');
    } catch (error) {
      say.failed(t('tasks.saveFailed'), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="flex gap-2" onSubmit={(event) => void submit(event)}>
      <VisuallyHidden>
        <label htmlFor={id}>{t('tasks.quick')}</label>
      </VisuallyHidden>
      <input
        ref={field}
        id={id}
        className="ui-input min-w-0 flex-1"
        dir="auto"
        autoComplete="off"
        maxLength={300}
        placeholder={t('tasks.quick')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" icon="plus" busy={busy} busyLabel={t('form.saving')}>
        {t('tasks.add')}
      </Button>
    </form>
  );
}
