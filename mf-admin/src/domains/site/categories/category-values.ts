import type { LocalizedText } from '@diwan/contracts/shared/language';
import { changeCategory, createCategory, type EditedCategory } from '@diwan/contracts/site/categories/editing.http';
import type { PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { endpointForm } from '../../../components/endpoint-form.js';

/** A category as the form holds it, in the order of its fields. */
export interface CategoryValues {
  id: string;
  name: LocalizedText;
  /** Nothing chosen yet is an empty text. */
  area: PracticeAreaId | '';
}

/** What the form starts with. */
export const categoryValues = (category: EditedCategory | null): CategoryValues => ({
  id: category?.id ?? '',
  name: category?.name ?? { en: '', ar: '' },
  area: category?.area ?? '',
});

/** What both endpoints take; `id` with a new category only. */
export interface CategoryFields {
  id?: string;
  name: LocalizedText;
  area: PracticeAreaId;
}

const fieldsOf = ({ name, area }: CategoryValues) => ({ name, area: area as PracticeAreaId });

/** Reads and checks the form of a new category. */
export const newCategoryForm = endpointForm(createCategory, (values: CategoryValues) => ({
  body: { id: values.id, ...fieldsOf(values) },
}));

/** Reads and checks the form of an existing one, whose id stays; the version is that of the moment of saving. */
export const changedCategoryForm = endpointForm(changeCategory, (values: CategoryValues) => ({
  body: { ...fieldsOf(values), version: 0 },
}));
