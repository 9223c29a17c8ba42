import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { TextArea } from '@diwan/ui/text-area';
import { type FormEvent, useState } from 'react';
import { useReportDirty } from '../../../components/unsaved.js';
import { useTexts } from '../../../texts.js';
import { addNote } from './api/change-lead.js';
import type { Lead } from './api/list-leads.js';
import type { ChangingLead } from './use-change-lead.js';

/** Longest note, in characters. */
const LONGEST = 2000;

/** Adds a note for colleagues. What is typed stays until it is kept. */
export function LeadNote({ lead, changing }: { lead: Lead; changing: ChangingLead }) {
  const t = useTexts();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const typed = text.trim();
  useReportDirty(typed !== '');
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
