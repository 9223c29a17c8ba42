import type { ReactNode } from 'react';
import {
  type ControllerRenderProps,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { Field, type FieldProps } from './field.js';
import { controlId, useFormSurroundings } from './form-context.js';
import type { ControlOf } from './form-of.js';

type Bound<Values extends FieldValues, Name extends FieldPath<Values>> = ControllerRenderProps<Values, Name>;

export interface FormControlProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  name: Name;
  /** `form.control`, only so that TypeScript knows the names and values; the form around is used anyway. */
  control?: ControlOf<Values>;
  /** Draws the control: spread `field` on it, and give it `id` and `error` where it has a label of its own. */
  children: (field: Bound<Values, Name>, state: { id: string; error: string | undefined }) => ReactNode;
}

/** Ties a control that has a label of its own, such as a checkbox or a radio group, to the form around. */
export function FormControl<
  Values extends FieldValues = FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
>({ name, control, children }: FormControlProps<Values, Name>) {
  const form = useFormSurroundings();
  const { field, fieldState } = useController<Values, Name>({ name, control });
  const message = fieldState.error?.message;
  const value = (field.value ?? '') as FieldPathValue<Values, Name>;
  return children(
    { ...field, value },
    { id: controlId(form.id, name), error: message && form.translate(message, name) },
  );
}

export type FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Omit<
  FieldProps,
  'children' | 'id' | 'error' | 'as'
> & {
  name: Name;
  control?: FormControlProps<Values, Name>['control'];
  children: (field: Bound<Values, Name>) => ReactNode;
};

/** A field of the form around: `<FormField name="phone" label={…}>{(field) => <TextInput type="tel" {...field} />}</FormField>`. */
export function FormField<
  Values extends FieldValues = FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
>({ name, control, children, ...rest }: FormFieldProps<Values, Name>) {
  return (
    <FormControl<Values, Name> name={name} control={control}>
      {(field, { id, error }) => (
        <Field {...rest} id={id} error={error}>
          {children(field)}
        </Field>
      )}
    </FormControl>
  );
}
