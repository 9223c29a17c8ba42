import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { ConfidentialityLevel } from '@diwan/contracts/matters/documents/http';
import { Restriction } from '@diwan/contracts/matters/documents/policy';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Checkbox } from '@diwan/ui/checkbox';
import { useSchemaForm } from '@diwan/ui/form';
import { FormControl, FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { AreaForm } from '../../../components/area-form.js';
import { DateField } from '../../../components/date-field.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { fetchDocument, useDocumentSettings } from './api/keep-document.js';
import { savePolicy } from './api/set-policy.js';
import { useDescribePolicyField } from './describe-document.js';
import { type PolicyValues, policyForm, policyValues } from './policy-values.js';

const RESTRICTED = ['downloadRestriction', 'printRestriction', 'shareRestriction'] as const;

export interface PolicyFormProps {
  document: StaffDocument;
  onSaved: (document: StaffDocument) => void;
  onCancel: () => void;
}

/** Each action with its restriction, in the specification's words; watermark, number of accesses, end (DOC-04). */
export function PolicyForm({ document, onSaved, onCancel }: PolicyFormProps) {
  const t = useTexts();
  const form = useSchemaForm(policyForm, { defaultValues: policyValues(document.policy) });
  const failed = t('policy.saveFailed');
  const describe = useDescribePolicyField();
  const { version, notices, onConflict } = useConflict({
    form,
    item: versioned(document),
    fetch: async () => versioned(await fetchDocument(document)),
    valuesOf: ({ policy }) => policyValues(policy),
    describe,
    failed,
    draft: `policy:${document.id}`,
  });
  const saving = useSaving({ form, failed, onConflict });
  const settings = useDocumentSettings().data;
  const { control } = form;
  const startFrom = (level: StaffDocument['confidentialityLevel']) => {
    for (const [name, value] of Object.entries(settings?.levels[level] ?? {}))
      form.setValue(name as keyof PolicyValues, value, { shouldDirty: true });
  };
  return (
    <AreaForm
      form={form}
      labelOf={(path) => t(`policy.${path as keyof PolicyValues}`)}
      onSubmit={(body) => saving(async () => onSaved(await savePolicy(document.id, body, version)))}
    >
      {notices}
      <p className="text-sm text-grey">{t('policy.forWhom')}</p>
      {settings && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-grey">{t('policy.startFrom')}</span>
          {ConfidentialityLevel.options.map((level) => (
            <Button key={level} size="small" variant="secondary" onClick={() => startFrom(level)}>
              {t(`desk.level.${level}`)}
            </Button>
          ))}
        </div>
      )}
      {RESTRICTED.map((name) => (
        <FormField key={name} name={name} control={control} label={t(`policy.${name}`)}>
          {(field) => (
            <NativeSelect
              {...field}
              options={Restriction.options.map((value) => ({ value, label: t(`restriction.${value}`) }))}
            />
          )}
        </FormField>
      ))}
      <p className="text-sm text-grey">{t('policy.restrictionsHint')}</p>
      <FormControl name="watermarkEnabled" control={control}>
        {({ value, onChange, ...field }, { id }) => (
          <Checkbox
            {...field}
            id={id}
            label={t('policy.watermarkEnabled')}
            hint={t('policy.watermarkHint')}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
          />
        )}
      </FormControl>
      <FormField
        name="maxAccessCount"
        control={control}
        label={t('policy.maxAccessCount')}
        hint={t('policy.maxAccessHint')}
      >
        {(field) => <TextInput {...field} inputMode="numeric" autoComplete="off" />}
      </FormField>
      <Openings readers={document.readers} />
      <FormField name="expiresAt" control={control} label={t('policy.expiresAt')} hint={t('policy.expiresHint')}>
        {(field) => <DateField kind="datetime" {...field} />}
      </FormField>
      <SaveActions save={t('policy.save')} onCancel={onCancel} />
    </AreaForm>
  );
}

/** How often each client opened it so far: what a limit is set against. */
function Openings({ readers }: Pick<StaffDocument, 'readers'>) {
  const t = useTexts();
  const opened = readers.filter((reader) => reader.opened > 0);
  if (opened.length === 0) return <p className="text-sm text-grey">{t('policy.neverOpened')}</p>;
  return (
    <ul className="grid gap-1 text-sm text-grey" aria-label={t('policy.openings')}>
      {opened.map(({ id, name, opened: count }) => (
        <li key={id} className="flex flex-wrap gap-x-2">
          <Isolate>{name}</Isolate>
          <span>{t('policy.opened', { count })}</span>
        </li>
      ))}
    </ul>
  );
}

/** The document by the version of its policy. */
const versioned = ({ policy, policyVersion: version }: StaffDocument) => ({ policy, version });
