import { PageBlock, PageText } from '@diwan/contracts/site/pages/page';
import type * as z from 'zod/mini';

/** How a part of a page is edited, read from the contract of pages. `text` is said in each language; all else is shared by both. */
export type PageField =
  | { kind: 'text'; optional: boolean }
  | { kind: 'line' | 'flag'; optional: boolean }
  | { kind: 'facts' | 'questions'; optional: boolean }
  | { kind: 'choice'; options: readonly string[]; optional: boolean }
  | { kind: 'list'; item: PageField; optional: boolean }
  | { kind: 'group'; fields: readonly NamedField[]; optional: boolean }
  | { kind: 'variants'; by: string; variants: Readonly<Record<string, readonly NamedField[]>>; optional: boolean };

export interface NamedField {
  name: string;
  field: PageField;
}

type Schema = z.core.$ZodType;

/** Lists of ids, by their names: an id says nothing by itself. */
const REFERENCES: Partial<Record<string, 'facts' | 'questions'>> = { factIds: 'facts', faqIds: 'questions' };

/** The fields of each type of block, in the order of the contract. */
export const BLOCK_FIELDS: Readonly<Record<string, readonly NamedField[]>> = variantsOf(PageBlock, 'type');
export const BLOCK_TYPES = Object.keys(BLOCK_FIELDS);

function fieldOf(name: string, schema: Schema, optional = false): PageField {
  if (schema === PageText) return { kind: 'text', optional };
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
      return fieldOf(name, def.innerType, true);
    case 'string':
      return { kind: 'line', optional };
    case 'boolean':
      return { kind: 'flag', optional };
    case 'enum':
      return { kind: 'choice', options: Object.values(def.entries).map(String), optional };
    case 'array': {
      const references = REFERENCES[name];
      return references ? { kind: references, optional } : { kind: 'list', item: fieldOf(name, def.element), optional };
    }
    case 'object':
      return { kind: 'group', fields: namedFields(def.shape), optional };
    case 'union':
      return { kind: 'variants', by: 'kind', variants: variantsOf(schema, 'kind'), optional };
    default:
      throw new Error(`The editor knows no field for ${name} (${def.type})`);
  }
}

function namedFields(shape: Readonly<Record<string, Schema>>, except?: string): NamedField[] {
  return Object.entries(shape).flatMap(([name, inner]) =>
    name === except ? [] : [{ name, field: fieldOf(name, inner) }],
  );
}

/** The fields of each member of a union, by the literal that tells them apart. */
function variantsOf(union: Schema, by: string): Record<string, NamedField[]> {
  const { def } = (union as z.core.$ZodTypes)._zod;
  if (def.type !== 'union') throw new Error(`Not a union, told apart by ${by}`);
  return Object.fromEntries(
    def.options.map((option) => {
      const inner = (option as z.core.$ZodTypes)._zod.def;
      if (inner.type !== 'object') throw new Error(`A member told apart by ${by} is no object`);
      const literal = (inner.shape[by] as z.core.$ZodTypes)._zod.def;
      if (literal.type !== 'literal') throw new Error(`A member is not told apart by ${by}`);
      return [String(literal.values[0]), namedFields(inner.shape, by)];
    }),
  );
}

/** A new value of a field, with nothing said yet. */
export function emptyOf(field: PageField): unknown {
  switch (field.kind) {
    case 'text':
    case 'line':
      return '';
    case 'flag':
      return false;
    case 'choice':
      return field.options[0];
    case 'facts':
    case 'questions':
      return [];
    case 'list':
      // Most lists must say something: the first entry is there to be written.
      return field.item.kind === 'text' ? [''] : [];
    case 'group':
      return emptyGroup(field.fields);
    case 'variants': {
      const [value = '', fields = []] = Object.entries(field.variants)[0] ?? [];
      return { [field.by]: value, ...emptyGroup(fields) };
    }
  }
}

/** A new group: what is optional is left out. */
export const emptyGroup = (fields: readonly NamedField[]): Record<string, unknown> =>
  Object.fromEntries(fields.flatMap(({ name, field }) => (field.optional ? [] : [[name, emptyOf(field)]])));
