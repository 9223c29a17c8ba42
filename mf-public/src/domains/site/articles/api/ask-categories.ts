import type { NewsCategory } from '@diwan/contracts/site/categories/category';
import { listCategories } from '@diwan/contracts/site/categories/http';
import type { Call } from '@diwan/mf-kit';

/** What the list can be narrowed to, in order; null when it could not be had, which the rest of the page does not depend on. */
export const askCategories = (call: Call): Promise<readonly NewsCategory[] | null> =>
  call(listCategories).catch(() => null);
