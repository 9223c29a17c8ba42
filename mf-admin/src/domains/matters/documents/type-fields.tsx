import type { DocumentType } from '@diwan/contracts/matters/document-settings/http';
import { Button } from '@diwan/ui/button';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { TextInput } from '@diwan/ui/text-input';
import { useTexts } from '../../../texts.js';

interface TypeFieldsProps {
  types: readonly DocumentType[];
  onChange: (types: DocumentType[]) => void;
}

/** The types in their order, with names in both languages. Types are archived, never removed: documents have them. */
export function TypeFields({ types, onChange }: TypeFieldsProps) {
  const t = useTexts();
  const change = (index: number, part: Partial<DocumentType>) =>
    onChange(types.map((type, place) => (place === index ? { ...type, ...part } : type)));
  const moveUp = (index: number) => {
    const type = types[index];
    if (type) onChange(types.toSpliced(index, 1).toSpliced(index - 1, 0, type));
  };
  const add = () => onChange([...types, { id: newTypeId(), name: { en: '', ar: '' }, archived: false }]);
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {types.map(({ id, name, archived }, index) => (
          <li key={id} className="grid items-end gap-3 py-3 sm:grid-cols-[1fr_1fr_auto_auto]">
            <Field label={t('documentSettings.nameEn', { number: index + 1 })}>
              <TextInput
                dir="ltr"
                maxLength={60}
                value={name.en}
                onChange={(event) => change(index, { name: { ...name, en: event.target.value } })}
              />
            </Field>
            <Field label={t('documentSettings.nameAr', { number: index + 1 })}>
              <TextInput
                dir="rtl"
                maxLength={60}
                value={name.ar}
                onChange={(event) => change(index, { name: { ...name, ar: event.target.value } })}
              />
            </Field>
            <Checkbox
              id={`archived-${id}`}
              label={t('documentSettings.archived')}
              checked={archived}
              onChange={(event) => change(index, { archived: event.target.checked })}
            />
            <Button
              size="small"
              variant="secondary"
              className="justify-self-start"
              disabled={index === 0}
              aria-label={t('documentSettings.moveUpNamed', { name: name.en || String(index + 1) })}
              onClick={() => moveUp(index)}
            >
              {t('documentSettings.moveUp')}
            </Button>
          </li>
        ))}
      </ol>
      <div>
        <Button variant="secondary" icon="plus" onClick={add}>
          {t('documentSettings.add')}
        </Button>
      </div>
    </>
  );
}

/** Names a new type for ever; its words may change, so it says nothing. */
const newTypeId = (): string => `type_${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
