import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import { classNames } from './class-names.js';
import { ErrorSummary } from './error-summary.js';
import { controlId, FormContext } from './form-context.js';
import { listFormErrors } from './form-errors.js';

/** Any schema that speaks Standard Schema: zod, zod/mini and others. */
export type FormSchema<Input extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Input, unknown, Output>
>[0];

/** A form whose values are checked by `schema` on sending, then as they are corrected. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
  options: Omit<UseFormProps<Input, unknown, Output>, 'resolver'>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    ...options,
    resolver: standardSchemaResolver(schema),
  });
}

export interface FormProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Sends the checked values. Faults found by the server go in with `applyServerErrors` before it ends. */
  onSubmit: (values: Output) => void | Promise<void>;
  /** Heading of the error summary. */
  errorsTitle: ReactNode;
  /** Words for a message of the schema or the server; as it is when missing. */
  translateError?: (message: string, path: string | undefined) => string;
  /** Label of a field, which goes before its fault in the summary: there it does not stand beside the field. */
  labelOf?: (path: string) => string | undefined;
  /** As wide as its container instead of one readable column. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

/** One column of fields. When sending fails, a summary of what is wrong appears above it and takes the focus. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { form, onSubmit, errorsTitle, translateError, labelOf, wide, className, children } = props;
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const { errors, submitCount, isSubmitting } = form.formState;
  const surroundings = useMemo(
    () => ({ id, translate: translateError ?? ((message: string) => message) }),
    [id, translateError],
  );
  const listed = submitCount > 0 ? listFormErrors(errors) : [];

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) summary.current?.focus();
  }, [submitCount, isSubmitting]);

  return (
    <FormProvider {...form}>
      <FormContext value={surroundings}>
        <form
          noValidate
          className={classNames('ui-form', wide && 'ui-form--wide', className)}
          onSubmit={form.handleSubmit((values) => onSubmit(values))}
        >
          {listed.length > 0 && (
            <ErrorSummary
              ref={summary}
              title={errorsTitle}
              errors={listed.map(({ path, message }) => ({
                fieldId: path && controlId(id, path),
                message: withLabel(path && labelOf?.(path), surroundings.translate(message, path)),
              }))}
            />
          )}
          {children}
        </form>
      </FormContext>
    </FormProvider>
  );
}

const withLabel = (label: string | undefined, message: string) => (label ? `${label}: ${message}` : message);

/** The buttons below a form, the primary one first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="ui-form__actions">{children}</div>;
}
