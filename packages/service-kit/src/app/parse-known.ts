import * as z from 'zod/mini';

/**
 * What a schema knows of what another service tells: fields that it does not know are left out, as a later build may add some (PLAT-02).
 * Everything else must fit, as in `z.safeParse`.
 */
export function parseKnown<Schema extends z.core.$ZodType>(
  schema: Schema,
  told: unknown,
): ReturnType<typeof z.safeParse<Schema>> {
  const parsed = z.safeParse(schema, told);
  if (parsed.success) return parsed;
  const { issues } = parsed.error;
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? [issue] : []));
  if (unknown.length < issues.length) return parsed;
  const known = structuredClone(told);
  for (const { path, keys } of unknown) {
    const place = path.reduce<unknown>((within, step) => (within as Record<PropertyKey, unknown>)[step], known);
    for (const key of keys) delete (place as Record<string, unknown>)[key];
  }
  return z.safeParse(schema, known);
}
