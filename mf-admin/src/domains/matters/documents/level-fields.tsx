import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { type LevelPolicy, Restriction } from '@diwan/contracts/matters/documents/policy';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { useTexts } from '../../../texts.js';

const RESTRICTED = ['downloadRestriction', 'printRestriction', 'shareRestriction'] as const;

interface LevelFieldsProps {
  level: StaffDocument['confidentialityLevel'];
  policy: LevelPolicy;
  onChange: (policy: LevelPolicy) => void;
}

/** What holds for documents of a level that have no policy of their own. */
export function LevelFields({ level, policy, onChange }: LevelFieldsProps) {
  const t = useTexts();
  return (
    <fieldset className="grid gap-3 border-t border-line pt-3 sm:grid-cols-4 sm:items-end">
      <legend className="font-medium">{t(`desk.level.${level}`)}</legend>
      {RESTRICTED.map((name) => (
        <Field key={name} label={t(`policy.${name}`)}>
          <NativeSelect
            value={policy[name]}
            options={Restriction.options.map((value) => ({ value, label: t(`restriction.${value}`) }))}
            onChange={(event) => onChange({ ...policy, [name]: Restriction.parse(event.target.value) })}
          />
        </Field>
      ))}
      <Checkbox
        id={`watermark-${level}`}
        label={t('policy.watermarkEnabled')}
        checked={policy.watermarkEnabled}
        onChange={(event) => onChange({ ...policy, watermarkEnabled: event.target.checked })}
      />
    </fieldset>
  );
}
