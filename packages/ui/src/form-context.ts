import { createContext, use } from 'react';

/** What a form tells the fields inside it. */
export interface FormSurroundings {
  id: string;
  /** Turns a message of the schema or the server, often a key, into words. */
  translate: (message: string, path: string | undefined) => string;
}

/** Set by `Form`. */
export const FormContext = createContext<FormSurroundings | null>(null);

/** The form around; its absence is a programmer's mistake. */
export function useFormSurroundings(): FormSurroundings {
  const form = use(FormContext);
  if (!form) throw new Error('FormField stands outside of a Form');
  return form;
}

/** Id of the control of a field, which the error summary leads to. */
export const controlId = (formId: string, path: string) => `${formId}-${path.replace(/[^\w-]/g, '-')}`;
