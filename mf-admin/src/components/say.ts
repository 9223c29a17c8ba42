import { ApiProblem, useShell } from '@diwan/mf-kit';
import { useTexts } from '../texts.js';

export interface Say {
  done(text: string): void;
  /** What failed in the specification's words, why (told by the code unless `reason` knows better), and the reference to quote (D-132). */
  failed(text: string, error: unknown, reason?: string): void;
}

/** Tells the outcome of what a person just did, in the corner of the page. */
export function useSay(): Say {
  const t = useTexts();
  const { notify, problemText } = useShell();
  return {
    done: (text) => notify.success(t('toast.success'), { description: text }),
    failed: (text, error, reason = problemText(error)) => {
      const reference = error instanceof ApiProblem && error.reference;
      const why = [`${text}.`, reason, reference && t('toast.reference', { reference })];
      notify.error(t('toast.error'), { description: why.filter(Boolean).join(' ') });
    },
  };
}
