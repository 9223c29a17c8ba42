import { useKeptState } from '@diwan/desk-kit/unsaved/use-kept-state';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { TextArea } from '@diwan/ui/text-area';
import { type FormEvent, useState } from 'react';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { addNote } from '../api/change-lead.js';
import { useChangeLead } from '../use-change-lead.js';
import { useMayChange } from '../use-may-change.js';

/** Longest note, in characters. */
const LONGEST = 2000;

/** A note for colleagues, for whoever may change the lead. */
export default function NewNote({ record }: RecordPartProps<'lead'>) {
  const mayChange = useMayChange();
  return mayChange(record) ? <NoteForm record={record} /> : null;
}

/** What is typed stays, over a reload too, until it is kept. */
function NoteForm({ record: lead }: RecordPartProps<'lead'>) {
  const t = useTexts();
  const changing = useChangeLead();
  const [text, setText] = useKeptState(`lead-note:${lead.id}`, () => '');
  const [isMissing, setMissing] = useState(false);
  const typed = text.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(typed === '');
    if (typed === '' || changing.pending) return;
    if (await changing.change(() => addNote(lead, typed))) setText('');
  };
  return (
    <form noValidate onSubmit={submit} className="grid justify-items-start gap-3">
      <Field label={t('leads.newNote')} className="w-full" error={isMissing && t('leads.noteMissing')}>
        <TextArea rows={2} maxLength={LONGEST} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" size="small" variant="secondary" busy={changing.pending} busyLabel={t('leads.changing')}>
        {t('leads.addNote')}
      </Button>
    </form>
  );
}
