import { type FormState, useShell } from '@diwan/mf-kit';
import { useRef, useState } from 'react';
import { CHECKED_FIELDS, type CheckedField, type LeadSource, type LeadValues } from './lead-options.js';
import { forgetTyping } from './use-kept-typing.js';

export type SendingState =
  | { step: 'editing'; faults: readonly CheckedField[]; problem: boolean }
  | { step: 'sending' }
  | { step: 'sent'; reference: string };

/** What is needed for writing and sending, fetched when somebody begins to. */
export const loadWriting = () => import('./lead-writing.js');
export type Writing = Awaited<ReturnType<typeof loadWriting>>;

/** Sends a request once, however often the button is pressed (D-027). `form` is what a form without JavaScript was answered with. */
export function useSendLead(source: LeadSource, form: FormState | undefined) {
  const { siteLanguage } = useShell();
  const [state, setState] = useState<SendingState>(() => ({
    step: 'editing',
    faults: CHECKED_FIELDS.filter((field) => form && field in form.fieldErrors),
    problem: form?.problem !== undefined,
  }));
  const isSending = useRef(false);

  const send = async (values: LeadValues) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ step: 'sending' });
    try {
      const outcome = await loadWriting().then(({ sendLead }) => sendLead(values, source, siteLanguage));
      if (outcome.state === 'sent') {
        forgetTyping();
        setState({ step: 'sent', reference: outcome.reference });
      } else
        setState({
          step: 'editing',
          faults: outcome.state === 'refused' ? outcome.faults : [],
          problem: outcome.state === 'failed',
        });
    } catch {
      // The code for sending could not be fetched: no network.
      setState({ step: 'editing', faults: [], problem: true });
    } finally {
      isSending.current = false;
    }
  };
  return { state, send };
}
