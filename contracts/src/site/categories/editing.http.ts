import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { inBothLanguages } from '../../shared/localized.js';
import { line } from '../../shared/text.js';
import { PRACTICE_AREA_IDS } from '../practice-areas/practice-area.js';
import { CategoryId } from './category.js';

const service = 'news';
const access = 'site:write';

const CategoryFields = {
  name: inBothLanguages(line(60)),
  /** Entry of the one taxonomy (D-032); several categories may share one. */
  area: z.enum(PRACTICE_AREA_IDS),
};
const Version = { version: z.int() };
const CategoryParams = z.strictObject({ id: CategoryId });

/** A news category as staff see it. Archived ones are offered to nobody; their articles keep the name. */
export const EditedCategory = z.strictObject({
  id: CategoryId,
  ...CategoryFields,
  archived: z.boolean(),
  version: z.int(),
});
export type EditedCategory = z.infer<typeof EditedCategory>;

export const listEditedCategories = endpoint({
  service,
  method: 'GET',
  path: '/editing/categories',
  access,
  status: 200,
  summary: 'All news categories, in the order of the site, archived ones last',
  response: z.array(EditedCategory),
  errors: [],
});
/** A new category is at the end of the list. Its id and its names must be its own. */
export const createCategory = endpoint({
  service,
  method: 'POST',
  path: '/editing/categories',
  access,
  status: 201,
  idempotent: true,
  summary: 'Add a news category',
  body: z.strictObject({
    id: z.string().check(z.trim(), z.minLength(2), z.maxLength(60), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
    ...CategoryFields,
  }),
  response: EditedCategory,
  errors: ['DUPLICATE'],
});
/** Every list, article and feed shows the new name at once. */
export const changeCategory = endpoint({
  service,
  method: 'PUT',
  path: '/editing/categories/:id',
  access,
  status: 200,
  summary: 'Change the names and the practice area of a news category',
  params: CategoryParams,
  body: z.strictObject({ ...CategoryFields, ...Version }),
  response: EditedCategory,
  errors: ['NOT_FOUND', 'CONFLICT', 'DUPLICATE'],
});
/** Restoring brings a category back at the end of the list. The default category stays. */
export const archiveCategory = endpoint({
  service,
  method: 'PUT',
  path: '/editing/categories/:id/archived',
  access,
  status: 200,
  summary: 'Put a news category away, or bring it back',
  params: CategoryParams,
  body: z.strictObject({ archived: z.boolean(), ...Version }),
  response: EditedCategory,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** `seen`: the order that the person changed. When it is another by now, nothing is overwritten (D-129). */
const NewOrder = z.strictObject({
  seen: z.array(CategoryId).check(z.maxLength(200)),
  ids: z.array(CategoryId).check(z.maxLength(200)),
});

/** Takes the ids of all categories that are not archived; CONFLICT when they are not the stored ones, or their order is not the seen one. */
export const orderCategories = endpoint({
  service,
  method: 'PUT',
  path: '/editing/categories-order',
  access,
  status: 200,
  summary: 'Set the order of the news categories',
  body: NewOrder,
  response: z.array(EditedCategory),
  errors: ['CONFLICT'],
});
