import type { FundsAsOf } from '@diwan/contracts/money/fund-reconciliations/http';
import { parseMoney } from '@diwan/contracts/shared/money-text';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { MoneyInput } from '@diwan/ui/money-input';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AreaForm } from '../../../../components/area-form.js';
import { DateField } from '../../../../components/date-field.js';
import { SaveActions } from '../../../../components/save-actions.js';
import { useSay } from '../../../../components/say.js';
import { useSaving } from '../../../../components/use-saving.js';
import { type TextKey, useTexts } from '../../../../texts.js';
import { useReconciliationDeeds } from '../api/fund-reconciliations.js';
import { DifferenceList } from './difference-list.js';
import { differencesOf } from './differences.js';
import { type StatementValues, statementForm } from './statement-values.js';

/** What the bank's statement says, compared with the books while it is typed, and kept with what was found. */
export function StatementForm({ found, onDay }: { found: FundsAsOf; onDay: (day: string) => void }) {
  const t = useTexts();
  const say = useSay();
  const { record } = useReconciliationDeeds();
  const { currency } = found;
  const known = useRef(found);
  useLayoutEffect(() => {
    known.current = found;
  });
  const [schema] = useState(() =>
    statementForm(currency, (bankMinor) => differencesOf({ ...known.current, bankMinor }).length === 0),
  );
  const begin = { day: found.day, bankMinor: '', reference: '', notes: '' } satisfies StatementValues;
  const form = useSchemaForm(schema, { defaultValues: begin });
  const { control } = form;
  const bank = parseMoney(useWatch({ control, name: 'bankMinor' }) ?? '', currency);
  const saving = useSaving({ form, failed: t('threeWays.saveFailed') });
  return (
    <section aria-labelledby="bank-says" className="grid gap-4">
      <h2 id="bank-says" className="text-lg">
        {t('threeWays.bankSays')}
      </h2>
      <AreaForm
        form={form}
        draft={`bank-statement:${currency}`}
        labelOf={(path) => t(LABELS[path as keyof StatementValues] ?? 'threeWays.bank')}
        onSubmit={(body) =>
          saving(async () => {
            await record(body);
            say.done(t('threeWays.saved'));
            form.reset({ ...begin, day: body.day });
          })
        }
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormField control={control} name="day" label={t('threeWays.day')} required>
            {(field) => (
              <DateField
                {...field}
                onChange={(event) => {
                  field.onChange(event);
                  if (event.target.value) onDay(event.target.value);
                }}
              />
            )}
          </FormField>
          <FormField control={control} name="bankMinor" label={t('threeWays.bank')} required>
            {(field) => <MoneyInput currency={currency} {...field} />}
          </FormField>
        </div>
        <FormField control={control} name="reference" label={t('threeWays.reference')} required>
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
        {bank && (
          <DifferenceList currency={currency} differences={differencesOf({ ...found, bankMinor: bank.amountMinor })} />
        )}
        <FormField control={control} name="notes" label={t('threeWays.notes')} hint={t('threeWays.notesHint')}>
          {(field) => <TextArea {...field} dir="auto" rows={3} />}
        </FormField>
        <SaveActions save={t('threeWays.save')} />
      </AreaForm>
    </section>
  );
}

const LABELS: Partial<Record<keyof StatementValues, TextKey>> = {
  day: 'threeWays.day',
  reference: 'threeWays.reference',
  notes: 'threeWays.notes',
};
