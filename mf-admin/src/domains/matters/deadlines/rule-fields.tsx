import { DeadlineTrigger, type StandingRule } from '@diwan/contracts/matters/deadlines/rule';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Checkbox } from '@diwan/ui/checkbox';
import { FormControl, FormField } from '@diwan/ui/form-field';
import type { ControlOf } from '@diwan/ui/form-of';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { useFieldArray } from 'react-hook-form';
import { DateField } from '../../../components/date-field.js';
import { ItemControls } from '../../../components/item-controls.js';
import { useTexts } from '../../../texts.js';
import { BothLanguages } from '../stages/both-languages.js';
import { Confirmation } from './confirmation.js';
import { CourtKindFields } from './court-kind-fields.js';
import { COUNTED, newRule, type TableValues } from './table-values.js';

interface RuleFieldsProps {
  control: ControlOf<TableValues>;
  /** The rules as they are stored. */
  standing: readonly StandingRule[];
  /** Null while something is not saved: what is confirmed is what stands. */
  onConfirm: ((id: string) => void) | null;
}

/** The rules: what runs from which day, how it is counted, before which courts, and where that is written. */
export function RuleFields({ control, standing, onConfirm }: RuleFieldsProps) {
  const t = useTexts();
  const { language } = useShell();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'rules' });
  return (
    <fieldset className="grid gap-8" tabIndex={-1} data-entries>
      <legend>
        <h2 className="text-xl">{t('deadlines.rules')}</h2>
      </legend>
      {fields.length === 0 && <p className="text-grey">{t('deadlines.noRules')}</p>}
      {fields.map(({ id, slug, name }, index) => {
        const heading = t('deadlines.ruleNumber', { number: index + 1 });
        const place = `rules.${index}` as const;
        return (
          <section key={id} className="grid gap-4 border-t border-line pt-4" aria-labelledby={`rule-${id}`}>
            <div className="flex flex-wrap items-center justify-between gap-4">
              <h3 id={`rule-${id}`} className="text-lg">
                {heading}
              </h3>
              <ItemControls
                name={name.en || heading}
                index={index}
                count={fields.length}
                onMove={(by) => swap(index, index + by)}
                onRemove={() => remove(index)}
              />
            </div>
            <Confirmation
              confirmed={standing.find((rule) => rule.id === slug)?.confirmed ?? null}
              unconfirmed={t('deadlines.unconfirmedRule')}
              deed={t('deadlines.confirmRule', { name: name[language] })}
              // A new one is confirmed after it was saved.
              onConfirm={onConfirm && standing.some((rule) => rule.id === slug) ? () => onConfirm(slug) : null}
            />
            <BothLanguages name={`${place}.name`} label={t('deadlines.ruleName')} maxLength={120} />
            <FormField name={`${place}.trigger`} label={t('deadlines.trigger')}>
              {(field) => (
                <NativeSelect
                  {...field}
                  options={DeadlineTrigger.options.map((value) => ({ value, label: t(`deadlineTrigger.${value}`) }))}
                />
              )}
            </FormField>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <FormField name={`${place}.count`} label={t('deadlines.count')} required>
                {(field) => <TextInput {...field} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={4} />}
              </FormField>
              <FormField name={`${place}.counted`} label={t('deadlines.counted')}>
                {(field) => (
                  <NativeSelect
                    {...field}
                    options={COUNTED.map((value) => ({ value, label: t(`deadlineCounted.${value}`) }))}
                  />
                )}
              </FormField>
            </div>
            <FormControl name={`${place}.countsTriggerDay`}>
              {({ value, onChange, onBlur }) => (
                <Checkbox
                  label={t('deadlines.countsTriggerDay')}
                  checked={value}
                  onBlur={onBlur}
                  onChange={(event) => onChange(event.target.checked)}
                />
              )}
            </FormControl>
            <FormField name={`${place}.recess`} label={t('deadlines.recess')}>
              {(field) => (
                <NativeSelect
                  {...field}
                  options={(['runs', 'suspends'] as const).map((value) => ({
                    value,
                    label: t(`deadlineRecess.${value}`),
                  }))}
                />
              )}
            </FormField>
            <CourtKindFields name={`${place}.courtKinds`} />
            <FormField name={`${place}.source`} label={t('deadlines.source')} hint={t('deadlines.sourceHint')} required>
              {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={500} />}
            </FormField>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <FormField name={`${place}.validFrom`} label={t('deadlines.validFrom')} required>
                {(field) => <DateField {...field} />}
              </FormField>
              <FormField name={`${place}.validUntil`} label={t('deadlines.validUntil')}>
                {(field) => <DateField {...field} />}
              </FormField>
            </div>
          </section>
        );
      })}
      <div>
        <Button variant="secondary" icon="plus" onClick={() => append(newRule())}>
          {t('deadlines.addRule')}
        </Button>
      </div>
    </fieldset>
  );
}
