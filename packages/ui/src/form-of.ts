import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * A form as its fields see it: with values of this shape. What the schema makes of them when they are sent differs from form to form, does not
 * matter to fields, and no other type fits all of them.
 */
// biome-ignore lint/suspicious/noExplicitAny: the output of the schema does not matter to fields
export type FormOf<Values extends FieldValues> = UseFormReturn<Values, any, any>;

/** Its `control`, which is all that most fields need. */
export type ControlOf<Values extends FieldValues> = FormOf<Values>['control'];
