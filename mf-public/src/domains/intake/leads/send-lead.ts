import { createLead } from '@diwan/contracts/intake/leads/http';
import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import { ApiProblem, callApi, randomId } from '@diwan/mf-kit';
import type { CheckedField, LeadSource, LeadValues } from './lead-options.js';
import { faultsOf, leadOf, refusedFields } from './lead-values.js';

/** What came of a request: sent, fields to correct, or not sent for another reason. */
export type Outcome =
  | { state: 'sent'; reference: string }
  | { state: 'refused'; faults: readonly CheckedField[] }
  | { state: 'failed' };

/** The last request and its key: the same content after a lost answer is the same lead (D-027). */
let last = { content: '', key: '' };

/** Sends a request, if nothing in it is wrong. Never throws. */
export async function sendLead(values: LeadValues, source: LeadSource, language: SiteLanguage): Promise<Outcome> {
  const faults = faultsOf(values);
  if (faults.length > 0) return { state: 'refused', faults };
  const body = leadOf(values, source, language);
  const content = JSON.stringify(body);
  if (last.content !== content) last = { content, key: randomId() };
  try {
    const { reference } = await callApi(createLead, { body }, { idempotencyKey: last.key });
    return { state: 'sent', reference };
  } catch (error) {
    const refused = error instanceof ApiProblem ? refusedFields(error.fieldErrors) : [];
    return refused.length > 0 ? { state: 'refused', faults: refused } : { state: 'failed' };
  }
}
