import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { ApiProblem } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { TextArea } from '@diwan/ui/text-area';
import { type ReactNode, useState } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { DateField } from '../../../components/date-field.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { type Reversal, reverseForm } from './reverse-values.js';

export interface ReverseSheetProps {
  /** Names what is reversed. */
  title: string;
  /** Its own day: it cannot be reversed before. */
  from: string;
  /** What is so then. */
  text: ReactNode;
  /** Which day it is, where no bank has to do with it. */
  dayHint?: string;
  /** The deed, such as "Take back"; "Reverse" otherwise. */
  verb?: string;
  /** What a refusal means here, by its code. */
  why?: Partial<Record<ApiProblem['code'], string>>;
  /** Keeps what is typed while it is not sent. */
  draft: string;
  onReverse: (body: Reversal) => Promise<unknown>;
  onClose: () => void;
  /** What else it leads to, above the fields. */
  also?: ReactNode;
  /** That is on its way: nothing is done meanwhile. */
  isWaiting?: boolean;
}

/** Takes an entry back by one of its own: from which day on, and why. */
export function ReverseSheet(props: ReverseSheetProps) {
  const { title, text, onClose } = props;
  return (
    <EditorSheet title={title} description={text} onClose={onClose}>
      {(leave) => <ReverseForm {...props} onCancel={leave} />}
    </EditorSheet>
  );
}

function ReverseForm(props: ReverseSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { from, dayHint, verb, why = {}, draft, also, isWaiting = false, onReverse, onClose, onCancel } = props;
  const [today] = useState(() => beirutDate(new Date()));
  const [schema] = useState(() => reverseForm(from));
  const form = useSchemaForm(schema, { defaultValues: { day: today, reason: '' } });
  const { control } = form;
  const saving = useSaving({ form, failed: t('reversal.failed'), why });
  return (
    <AreaForm
      form={form}
      draft={draft}
      labelOf={(path) => t(path === 'day' ? 'reversal.day' : 'reversal.reason')}
      onSubmit={(body) =>
        saving(async () => {
          await onReverse(body);
          say.done(t('reversal.done'));
          onClose();
        })
      }
    >
      {also}
      <FormField
        control={control}
        name="day"
        label={t('reversal.day')}
        hint={dayHint ?? t('reversal.dayHint')}
        required
      >
        {(field) => <DateField {...field} min={from} max={today} />}
      </FormField>
      <FormField control={control} name="reason" label={t('reversal.reason')} hint={t('reversal.reasonHint')} required>
        {(field) => <TextArea {...field} dir="auto" rows={3} maxLength={300} />}
      </FormField>
      <SaveActions save={verb ?? t('reversal.reverse')} onCancel={onCancel} isWaiting={isWaiting} />
    </AreaForm>
  );
}
