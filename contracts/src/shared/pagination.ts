import * as z from 'zod/mini';

/** Query of a paged list. Pages count from 1; at most 100 rows a page (SEC-05). */
export const PageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
};

/**
 * A page of rows with the number of all rows that match. Counting a long list to its end would cost more than the page: when `exact` is
 * false there are more rows than `total`, which is where counting stopped.
 */
export const pageOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.strictObject({ items: z.array(row), total: z.int(), exact: z.boolean(), page: z.int(), limit: z.int() });

/** Keys that a list can be sorted by, upwards or, with `-` before them, downwards; newest first without. The service has an index for each. */
export const sortBy = <const Key extends string>(...keys: readonly Key[]) =>
  z.optional(z.enum([...keys, ...keys.map((key) => `-${key}` as const)]));
