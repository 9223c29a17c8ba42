import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { memo } from 'react';
import { type TextKey, useTexts } from '../../../../texts.js';
import { placeId, useEditor } from '../editor-context.js';
import { emptyGroup, type NamedField, type PageField } from '../page-fields.js';
import { ListField } from './list-field.js';
import { ReferenceList } from './reference-list.js';
import { SharedField } from './shared-field.js';
import { TextPair } from './text-pair.js';

interface FieldViewProps {
  name: string;
  /** Instead of the field's own name: an entry of a list is called after its place. */
  label?: string;
  field: PageField;
  at: string;
  en: unknown;
  ar: unknown;
  /** Its texts are taken as they are: messages and subjects hold no marks. */
  plain?: boolean;
}

/** Names of texts that are a heading, a button or a subject: one line, without marks. */
const LINES = new Set(['eyebrow', 'title', 'heading', 'label', 'subject', 'columns']);

/** One field of a page, whatever it is. */
const FieldView = memo(function FieldView(props: FieldViewProps) {
  const { name, label, field, at, en, ar, plain = false } = props;
  const t = useTexts();
  switch (field.kind) {
    case 'text':
      return (
        <TextPair
          at={at}
          label={label ?? t(`pageField.${name}` as TextKey)}
          en={en as string | undefined}
          ar={ar as string | undefined}
          optional={field.optional}
          look={lookOf(name, plain)}
        />
      );
    case 'line':
    case 'flag':
    case 'choice':
      return <SharedField name={name} field={field} at={at} value={en} />;
    case 'facts':
    case 'questions':
      return <ReferenceList of={field.kind} at={at} ids={en as string[]} />;
    case 'list':
      return (
        <ListField name={name} field={field} at={at} en={en} ar={ar}>
          {(entry) => <FieldView name={name} {...entry} />}
        </ListField>
      );
    case 'group':
      return <Fields fields={field.fields} at={at} en={en} ar={ar} />;
    case 'variants':
      return <Variants field={field} at={at} en={en} ar={ar} />;
  }
});

const lookOf = (name: string, plain: boolean) => {
  if (LINES.has(name)) return 'line';
  return plain ? 'plain' : 'prose';
};

interface FieldsProps extends Pick<FieldViewProps, 'at' | 'en' | 'ar' | 'plain'> {
  fields: readonly NamedField[];
}

/** Fields one below the other. */
export function Fields({ fields, at, en, ar, plain = false }: FieldsProps) {
  return (
    <div className="grid gap-5">
      {fields.map(({ name, field }) => (
        <FieldView
          key={name}
          name={name}
          field={field}
          at={`${at}.${name}`}
          en={(en as Record<string, unknown> | undefined)?.[name]}
          ar={(ar as Record<string, unknown> | undefined)?.[name]}
          plain={plain}
        />
      ))}
    </div>
  );
}

interface VariantsProps {
  field: Extract<PageField, { kind: 'variants' }>;
  at: string;
  en: unknown;
  ar: unknown;
}

/** What an action does, and what it needs for that. Another kind keeps its label. */
function Variants({ field, at, en, ar }: VariantsProps) {
  const t = useTexts();
  const { edit } = useEditor();
  const kind = String((en as Record<string, unknown>)[field.by]);
  const choose = (next: string) => {
    const fields = field.variants[next] ?? [];
    const fresh = { [field.by]: next, ...emptyGroup(fields) };
    edit({ do: 'set', at, value: fresh });
    for (const [language, before] of [
      ['en', en],
      ['ar', ar],
    ] as const)
      edit({ do: 'say', language, at: `${at}.label`, text: String((before as { label?: unknown }).label ?? '') });
  };
  return (
    <div className="grid gap-5">
      <Field id={placeId(`en.${at}.${field.by}`)} label={t(`pageField.${field.by}` as TextKey)} className="max-w-form">
        <NativeSelect
          value={kind}
          options={Object.keys(field.variants).map((value) => ({ value, label: t(`${field.by}.${value}` as TextKey) }))}
          onChange={(event) => choose(event.target.value)}
        />
      </Field>
      <Fields fields={field.variants[kind] ?? []} at={at} en={en} ar={ar} plain />
    </div>
  );
}
