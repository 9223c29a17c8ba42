import { forgetDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { applyFormError, applyServerErrors } from '@diwan/ui/form-errors';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTexts } from '../texts.js';
import { useSay } from './say.js';

export interface Saving<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** What failed, such as "Failed to save client". */
  failed: string;
  /** The field that must be unique, blamed for DUPLICATE when the service names none. */
  unique?: string;
  /** Somebody else saved meanwhile: shows what they did. False where that is not why. */
  onConflict?: () => unknown;
  /** Somebody else was faster: what that means, where nothing can be shown. */
  whyConflict?: () => Promise<string>;
  /** What a refusal means here, by its code, where its usual words would not say it. */
  why?: Partial<Record<ApiProblem['code'], string>>;
}

/**
 * Runs the saving of a form. What the service found wrong goes to the fields and is said nowhere else; anything else stands above the
 * form and in a toast with its reason (D-132), which goes when the form succeeds or closes. What was typed stays.
 */
export function useSaving<Values extends FieldValues, Output>(saving: Saving<Values, Output>) {
  const { form, failed, unique, onConflict, whyConflict, why: meaning = {} } = saving;
  const say = useSay();
  const t = useTexts();
  const { problemText } = useShell();
  const forget = useEffectEvent(say.forgetFailure);
  useEffect(() => () => forget(), []);
  return async (work: () => Promise<void>): Promise<void> => {
    say.forgetFailure();
    try {
      await work();
      forgetDraft(form);
    } catch (error) {
      const faults = faultsOf(error, unique);
      const isConflict = error instanceof ApiProblem && error.code === 'CONFLICT';
      const isUnmet = isConflict && onConflict !== undefined;
      if (isUnmet && (await onConflict()) !== false) return;
      if (faults) return applyServerErrors(form, faults);
      const meant = error instanceof ApiProblem ? meaning[error.code] : undefined;
      const why =
        isConflict && whyConflict
          ? await whyConflict()
          : (meant ?? (isUnmet ? t('form.notNewer') : problemText(error)));
      applyFormError(form, why);
      say.failed(failed, error, why);
    }
  };
}

function faultsOf(error: unknown, unique: string | undefined): Readonly<Record<string, string>> | null {
  if (!(error instanceof ApiProblem)) return null;
  if (Object.keys(error.fieldErrors).length > 0) return error.fieldErrors;
  return error.code === 'DUPLICATE' && unique ? { [unique]: 'already_used' } : null;
}
