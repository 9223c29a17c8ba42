import { LANGUAGES } from '@diwan/contracts/shared/language';
import { Button } from '@diwan/ui/button';
import { FieldError } from '@diwan/ui/field';
import type { ReactNode } from 'react';
import { ItemControls } from '../../../../components/item-controls.js';
import { type TextKey, useTexts } from '../../../../texts.js';
import { useEntryKeys } from '../../localized/use-entry-keys.js';
import { entryName } from '../describe-place.js';
import { placeId, useEditor } from '../editor-context.js';
import { emptyOf, type PageField } from '../page-fields.js';

export interface ListFieldProps {
  name: string;
  field: Extract<PageField, { kind: 'list' }>;
  at: string;
  en: unknown;
  ar: unknown;
  /** Draws one entry. */
  children: (entry: ListEntry) => ReactNode;
}

/** An entry of a list, to be drawn. */
interface ListEntry {
  label: string;
  field: PageField;
  at: string;
  en: unknown;
  ar: unknown;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Entries that can be written, added, moved and removed, in both languages together. */
export function ListField({ name, field, at, en, ar, children }: ListFieldProps) {
  const t = useTexts();
  const { edit, faultAt } = useEditor();
  const [english, arabic] = [asList(en), asList(ar)];
  const count = Math.max(english.length, arabic.length);
  const { keys, onMoved, onRemoved } = useEntryKeys(count);
  const fault = LANGUAGES.map((language) => `${language}.${at}`).find(faultAt);
  return (
    <fieldset className="grid gap-4" id={placeId(fault ?? `en.${at}`)} tabIndex={-1} data-entries>
      <legend className="mb-2 font-semibold">{t(`pageField.${name}` as TextKey)}</legend>
      {fault && <FieldError>{faultAt(fault)}</FieldError>}
      {keys.map((key, index) => {
        const entry = entryName(t, name, index);
        return (
          <div key={key} className="grid gap-3 border-s-2 border-line ps-4">
            {/* A text is named by its own label. */}
            {field.item.kind !== 'text' && <p className="font-semibold text-grey">{entry}</p>}
            {children({ label: entry, field: field.item, at: `${at}.${index}`, en: english[index], ar: arabic[index] })}
            <ItemControls
              name={entry}
              index={index}
              count={count}
              onMove={(by) => {
                edit({ do: 'move', at, index, by });
                onMoved(index, by);
              }}
              onRemove={() => {
                edit({ do: 'remove', at, index });
                onRemoved(index);
              }}
            />
          </div>
        );
      })}
      <div>
        <Button
          variant="secondary"
          size="small"
          icon="plus"
          onClick={() => edit({ do: 'add', at, value: emptyOf(field.item) })}
        >
          {t('pages.addEntry', { entry: t(`pageEntry.${name}` as TextKey) })}
        </Button>
      </div>
    </fieldset>
  );
}
