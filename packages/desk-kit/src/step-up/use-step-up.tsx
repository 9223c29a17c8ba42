import { ApiProblem } from '@diwan/mf-kit';
import { type ReactNode, useState } from 'react';
import { StepUpDialog, type StepUpDialogProps } from './step-up-dialog.js';

const KINDS: Partial<Record<string, StepUpDialogProps['by']>> = {
  FRESH_SIGN_IN_REQUIRED: 'code',
  SECOND_FACTOR_REQUIRED: 'authenticator',
};

interface Asking {
  by: StepUpDialogProps['by'];
  answer: (confirmed: boolean) => void;
}

/**
 * Work that the service does only for people who proved themselves lately. When it says so, `run` asks the person in `dialog`, then tries
 * once more. Fails like the work; with the first refusal when the person gives up.
 */
export function useStepUp(): { run<Result>(work: () => Promise<Result>): Promise<Result>; dialog: ReactNode } {
  const [asking, setAsking] = useState<Asking | null>(null);
  const ask = (by: Asking['by']) =>
    new Promise<boolean>((answer) => setAsking({ by, answer })).finally(() => setAsking(null));
  return {
    async run(work) {
      try {
        return await work();
      } catch (refusal) {
        const by = refusal instanceof ApiProblem && KINDS[refusal.code];
        if (!by || !(await ask(by))) throw refusal;
        return work();
      }
    },
    dialog: asking && (
      <StepUpDialog by={asking.by} onConfirmed={() => asking.answer(true)} onCancel={() => asking.answer(false)} />
    ),
  };
}
