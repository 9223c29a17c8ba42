import type { LocalizedText } from '@diwan/contracts/shared/language';
import type { EditedCategory } from '@diwan/contracts/site/categories/editing.http';
import { PRACTICE_AREA_IDS, type PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { type FormSchema, useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { AreaForm } from '../../../components/area-form.js';
import { bothOf } from '../../../components/both-of.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { type Texts, useTexts } from '../../../texts.js';
import { LocalizedPair } from '../localized/localized-pair.js';
import { fetchCategory, useEditCategories } from './api/categories.js';
import {
  type CategoryFields,
  type CategoryValues,
  categoryValues,
  changedCategoryForm,
  newCategoryForm,
} from './category-values.js';

export interface CategoryFormProps {
  /** Null for a new one. */
  category: EditedCategory | null;
  onSaved: (category: EditedCategory) => void;
  onCancel: () => void;
}

/** The names of a category in both languages and its practice area (NEWS-06). */
export function CategoryForm({ category, onSaved, onCancel }: CategoryFormProps) {
  const t = useTexts();
  const schema: FormSchema<CategoryValues, CategoryFields> = category ? changedCategoryForm : newCategoryForm;
  const form = useSchemaForm(schema, { defaultValues: categoryValues(category) });
  const failed = t('categories.saveFailed');
  const { version, notices, onConflict } = useConflict({
    form,
    item: category,
    fetch: ({ id }) => fetchCategory(id),
    valuesOf: categoryValues,
    describe: (name, value) => ({ label: t(`categories.${name}`), text: inWords(t, value) }),
    failed,
    draft: `category:${category?.id ?? 'new'}`,
  });
  const { create, change } = useEditCategories();
  const saving = useSaving({ form, failed, unique: 'id', onConflict });
  const { control } = form;
  const save = ({ id = '', name, area }: CategoryFields) =>
    category ? change(category.id, { name, area, version }) : create({ id, name, area });
  return (
    <AreaForm
      form={form}
      labelOf={(path) => categoryLabel(t, path)}
      onSubmit={(fields) => saving(async () => onSaved(await save(fields)))}
    >
      {notices}
      {!category && (
        <FormField name="id" control={control} label={t('categories.id')} hint={t('categories.idHint')} required>
          {(field) => <TextInput {...field} dir="ltr" autoComplete="off" />}
        </FormField>
      )}
      <LocalizedPair name="name" label={t('categories.name')} control={control} stacked required />
      <FormField name="area" control={control} label={t('categories.area')} hint={t('categories.areaHint')} required>
        {(field) => (
          <NativeSelect
            {...field}
            placeholder={t('categories.areaChoose')}
            options={PRACTICE_AREA_IDS.map((value) => ({ value, label: t(`area.${value}`) }))}
          />
        )}
      </FormField>
      <SaveActions save={category ? t('categories.save') : t('categories.create')} onCancel={onCancel} />
    </AreaForm>
  );
}

/** A field's value for the comparison with what somebody else saved. */
function inWords(t: Texts, value: unknown): string {
  if (typeof value === 'string')
    return (PRACTICE_AREA_IDS as readonly string[]).includes(value) ? t(`area.${value as PracticeAreaId}`) : value;
  return bothOf(value as LocalizedText);
}

function categoryLabel(t: Texts, path: string): string {
  const [field, language] = path.split('.');
  const label = t(`categories.${field as keyof CategoryValues}`);
  return language === 'en' || language === 'ar'
    ? t('site.inLanguage', { label, language: t(`language.${language}`) })
    : label;
}
