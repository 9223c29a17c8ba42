import * as z from 'zod/mini';

/** Query of a paged list. Pages count from 1; at most 100 rows a page (SEC-05). */
export const PageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
};

/** A page of rows with the number of all rows that match. */
export const pageOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.strictObject({ items: z.array(row), total: z.int(), page: z.int(), limit: z.int() });
