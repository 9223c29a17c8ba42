import { DeadlineTrigger, type StandingRule } from '@diwan/contracts/matters/deadlines/rule';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
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
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'rules' });
  return (
    <fieldset className="grid gap-8" tabIndex={-1} data-entries>
      <legend className="text-xl">{t('deadlines.rules')}</legend>
      {fields.length === 0 && <p className="text-grey">{t('deadlines.noRules')}</p>}
      {fields.map(({ id, slug, name }, index) => {
        const heading = t('deadlines.ruleNumber', { number: index + 1 });
        const place = `rules.${index}` as const;
        return (
          <section key={id} className="grid gap-4 border-t border-line pt-4" aria-labelledby={`rule-${id}`}>
            <div className="flex flex-wrap items-center justify-between gap-4">
              <h2 id={`rule-${id}`} className="text-lg">
                {heading}
              </h2>
              <ItemControls
                name={name.en || heading}
                index={index}
                count={fields.length}
                onMove={(by) => swap(index, index + by)}
                onRemove={() => remove(index)}
              />
            </div>
            <Confirmation rule={standing.find((rule) => rule.id === slug)} onConfirm={onConfirm} />
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

/** Whether a lawyer compared the rule with its source; a new one is confirmed after it was saved. */
function Confirmation({ rule, onConfirm }: { rule: StandingRule | undefined } & Pick<RuleFieldsProps, 'onConfirm'>) {
  const t = useTexts();
  const { language } = useShell();
  if (rule?.confirmed)
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone="success">{t('deadlines.isConfirmedRule')}</Badge>
        <Isolate>
          {t('deadlines.confirmedBy', {
            name: rule.confirmed.byName,
            date: formatDate(rule.confirmed.at.slice(0, 10), language),
          })}
        </Isolate>
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Badge tone="warning">{t('deadlines.unconfirmedRule')}</Badge>
      {rule && onConfirm && (
        <Button size="small" variant="secondary" onClick={() => onConfirm(rule.id)}>
          {t('deadlines.confirmRule', { name: rule.name[language] })}
        </Button>
      )}
    </p>
  );
}
