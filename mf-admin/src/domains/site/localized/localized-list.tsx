import type { LocalizedText } from '@diwan/contracts/shared/language';
import { Button } from '@diwan/ui/button';
import type { ControlOf } from '@diwan/ui/form-of';
import type { ReactNode } from 'react';
import { type ArrayPath, type FieldArray, type FieldValues, useFieldArray } from 'react-hook-form';
import { ItemControls } from '../../../components/item-controls.js';
import { useTexts } from '../../../texts.js';
import { LocalizedPair } from './localized-pair.js';

export interface LocalizedListProps<Values extends FieldValues> {
  name: ArrayPath<Values>;
  /** Of the whole list, such as "Education". */
  label: string;
  /** On the button that adds a line. */
  addLabel: string;
  control: ControlOf<Values>;
  /** What a new line holds, when it is more than the two texts. */
  blank?: LocalizedText;
  /** Further fields of a line, given its path and its number from 1. */
  more?: (path: string, number: number) => ReactNode;
}

const EMPTY: LocalizedText = { en: '', ar: '' };

/** Lines in both languages that can be added, moved and removed. */
export function LocalizedList<Values extends FieldValues>(props: LocalizedListProps<Values>) {
  const { name, label, addLabel, control, blank = EMPTY, more } = props;
  const t = useTexts();
  const { fields, append, remove, swap } = useFieldArray({ control, name });
  return (
    <fieldset className="grid gap-4" tabIndex={-1} data-entries>
      <legend className="mb-2 font-semibold">{label}</legend>
      {fields.map(({ id }, index) => {
        const line = t('site.line', { label, number: index + 1 });
        return (
          <div key={id} className="grid gap-2 border-s-2 border-line ps-4">
            <LocalizedPair name={`${name}.${index}`} label={line} control={control} required />
            {more?.(`${name}.${index}`, index + 1)}
            <ItemControls
              name={line}
              index={index}
              count={fields.length}
              onMove={(by) => swap(index, index + by)}
              onRemove={() => remove(index)}
            />
          </div>
        );
      })}
      <div>
        <Button
          variant="secondary"
          size="small"
          icon="plus"
          onClick={() => append(blank as FieldArray<Values, ArrayPath<Values>>)}
        >
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}
