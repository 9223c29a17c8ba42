import { createLead } from '@diwan/contracts/http/chatbot';
import { ApiProblem, callApi, type FormState, randomId, useShell } from '@diwan/mf-kit';
import { useRef, useState } from 'react';
import {
  type CheckedField,
  CHECKED_FIELDS,
  faultsOf,
  type LeadSource,
  type LeadValues,
  leadOf,
  refusedFields,
} from './lead-values.js';

export type SendingState =
  | { step: 'editing'; faults: readonly CheckedField[]; problem: boolean }
  | { step: 'sending' }
  | { step: 'sent'; reference: string };

/**
 * Sends a request once, however often the button is pressed. A repetition of the same content after a lost answer carries the same key,
 * so it stays one lead (D-027).
 */
export function useSendLead(source: LeadSource, form: FormState | undefined) {
  const { language } = useShell();
  const [state, setState] = useState<SendingState>(() => ({
    step: 'editing',
    faults: CHECKED_FIELDS.filter((field) => form && field in form.fieldErrors),
    problem: form?.problem !== undefined,
  }));
  const isSending = useRef(false);
  const last = useRef({ content: '', key: '' });

  const send = async (values: LeadValues) => {
    if (isSending.current) return;
    const faults = faultsOf(values);
    if (faults.length > 0) return setState({ step: 'editing', faults, problem: false });
    const body = leadOf(values, source, language);
    const content = JSON.stringify(body);
    if (last.current.content !== content) last.current = { content, key: randomId() };
    isSending.current = true;
    setState({ step: 'sending' });
    try {
      const { reference } = await callApi(createLead, { body }, { idempotencyKey: last.current.key });
      setState({ step: 'sent', reference });
    } catch (error) {
      const refused = error instanceof ApiProblem ? refusedFields(error.fieldErrors) : [];
      setState({ step: 'editing', faults: refused, problem: refused.length === 0 });
    } finally {
      isSending.current = false;
    }
  };
  return { state, send };
}
