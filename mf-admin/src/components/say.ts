import { referenceOf, useShell } from '@diwan/mf-kit';
import { useId } from 'react';
import { useTexts } from '../texts.js';

export interface Say {
  done(text: string): void;
  /**
   * What failed in the specification's words, why (told by the code unless `reason` knows better), and the reference to quote where there
   * is one (D-132).
   */
  failed(text: string, error: unknown, reason?: string): void;
  /** Takes back what failed: it has worked since, or is no longer tried. */
  forgetFailure(): void;
}

/** Tells the outcome of what a person just did, in the corner of the page. One failure at a time: the next outcome replaces it. */
export function useSay(): Say {
  const t = useTexts();
  const { notify, problemText } = useShell();
  const id = useId();
  return {
    done(text) {
      notify.dismiss(id);
      notify.success(t('toast.success'), { description: text });
    },
    failed(text, error, reason = problemText(error)) {
      const reference = referenceOf(error);
      const why = [`${text}.`, reason, reference && t('toast.reference', { reference })];
      notify.error(t('toast.error'), { id, description: why.filter(Boolean).join(' ') });
    },
    forgetFailure: () => notify.dismiss(id),
  };
}
