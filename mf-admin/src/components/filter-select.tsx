import { Field } from '@diwan/ui/field';
import { NativeSelect, type SelectOption } from '@diwan/ui/native-select';
import { filterLook } from './filter-bar.js';

export interface FilterSelectProps {
  label: string;
  /** First line, for no filter; none where one of the values always holds. */
  all?: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

/** Narrows a list to one value. */
export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  return (
    <Field label={label} className={filterLook(all === undefined || value !== '')}>
      <NativeSelect
        {...(all && { placeholder: all })}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
