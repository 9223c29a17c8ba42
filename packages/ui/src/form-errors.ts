import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** One thing wrong with a form: the message as the schema or the server gave it, and the field's path (none: the whole form). */
export interface FormError {
  path?: string;
  message: string;
}

/** The errors of a form in the order of its schema, nested objects and lists included. */
export function listFormErrors(errors: FieldErrors, prefix = ''): FormError[] {
  return Object.entries(errors).flatMap(([key, entry]) => {
    if (!entry || typeof entry !== 'object' || key === 'ref') return [];
    const path = prefix ? `${prefix}.${key}` : key;
    const { message } = entry as { message?: unknown };
    if (typeof message === 'string') return [path.startsWith('root') ? { message } : { path, message }];
    return listFormErrors(entry as FieldErrors, path);
  });
}

/** Puts the server's complaints where they belong: at the fields the form has, the others at the form itself. */
export function applyServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fieldErrors: Readonly<Record<string, string>>,
): void {
  for (const [path, message] of Object.entries(fieldErrors)) {
    const known = hasField(form.control, path);
    if (known) form.setError(path as FieldPath<Values>, { type: 'server', message });
    else form.setError(`root.${path.replaceAll('.', '-')}`, { type: 'server', message });
  }
}

/** Says that sending the whole form failed, such as when the server could not be reached. */
export function applyFormError<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  message: string,
): void {
  form.setError('root.server', { type: 'server', message });
}

const hasField = (control: { _names: { mount: Set<string> } }, path: string) => control._names.mount.has(path);
