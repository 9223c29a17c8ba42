import { closeBooks } from '@diwan/contracts/money/periods/http';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { TextArea } from '@diwan/ui/text-area';
import { AreaForm } from '../../../components/area-form.js';
import { DateField } from '../../../components/date-field.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useCloseBooks } from './api/closed-books.js';

const closeForm = endpointForm(closeBooks, ({ until, reason }: { until: string; reason: string }) => ({
  body: { until: until || null, reason },
}));

/** Closes the books up to a day, or opens them again by an earlier day or none. The person proves themselves anew. */
export function CloseForm({ until }: { until: string | null }) {
  const t = useTexts();
  const say = useSay();
  const close = useCloseBooks();
  const form = useSchemaForm(closeForm, { defaultValues: { until: until ?? '', reason: '' } });
  const saving = useSaving({ form, failed: t('books.saveFailed') });
  return (
    <AreaForm
      form={form}
      draft="closed-books"
      labelOf={(path) => t(path === 'until' ? 'books.until' : 'books.reason')}
      onSubmit={(body) =>
        saving(async () => {
          await close(body);
          say.done(t('books.saved'));
        })
      }
    >
      <FormField control={form.control} name="until" label={t('books.until')} hint={t('books.untilHint')}>
        {(field) => <DateField {...field} />}
      </FormField>
      <FormField control={form.control} name="reason" label={t('books.reason')} required>
        {(field) => <TextArea {...field} dir="auto" rows={3} />}
      </FormField>
      <SaveActions save={t('books.save')} />
    </AreaForm>
  );
}
