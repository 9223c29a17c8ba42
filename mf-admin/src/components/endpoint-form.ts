import { fieldErrorsOf } from '@diwan/contracts/errors/field-errors';
import type { Endpoint, RequestOf } from '@diwan/contracts/http/endpoint';
import type { FormSchema } from '@diwan/ui/form';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';

/** What an endpoint takes as its body. */
export type BodyOf<E> = RequestOf<E> extends { body: infer Body } ? Body : never;

/** What was typed, as the endpoint wants it, and what could not be read: a key of `field.*` per field. */
export interface Reading<Body> {
  body: Body;
  faults?: Readonly<Record<string, string | false>>;
}

/**
 * Checks a form with the schema of the endpoint it is sent to, so that browser and service agree (D-103, OFF-11). Fields carry the names of
 * the body's; messages are keys of `field.*`.
 */
export function endpointForm<Values extends FieldValues, E extends Endpoint>(
  endpoint: E,
  read: (values: Values) => Reading<BodyOf<E>>,
): FormSchema<Values, BodyOf<E>> {
  const schema = endpoint.body;
  if (!schema) throw new Error(`${endpoint.path} takes no body`);
  const validate = (input: unknown) => {
    const values = input as Values;
    const { body, faults = {} } = read(values);
    const parsed = z.safeParse(schema, body, { reportInput: true });
    const found: Record<string, string | false> = {
      ...(parsed.success ? {} : fieldErrorsOf(parsed.error.issues)),
      ...faults,
    };
    const order = Object.keys(values);
    const place = (field: string) => order.indexOf(field);
    const issues = Object.entries(found)
      .flatMap(([name, message]) => (message ? [{ message, path: name.split('.') }] : []))
      // As the fields follow one another, which is the order of the summary.
      .sort((one, other) => place(one.path[0] ?? '') - place(other.path[0] ?? ''));
    return parsed.success && issues.length === 0 ? { value: parsed.data as BodyOf<E> } : { issues };
  };
  return { '~standard': { version: 1, vendor: 'diwan', validate } };
}

/** An optional line: nothing typed means nothing. */
export const orNull = (text: string): string | null => text.trim() || null;
