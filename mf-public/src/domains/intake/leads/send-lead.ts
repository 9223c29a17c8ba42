import { createLead } from '@diwan/contracts/intake/leads/http';
import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import { ApiProblem, callApi, randomId } from '@diwan/mf-kit';
import { CHECKED_FIELDS, type CheckedField, type LeadSource, type LeadValues } from './lead-options.js';
import { faultsOf, leadOf, refusedFields } from './lead-values.js';
import { readPhone } from './typed-phone.js';

/** What came of a request: sent, fields to correct, or not sent for another reason. */
export type Outcome =
  | { state: 'sent'; reference: string }
  | { state: 'refused'; faults: readonly CheckedField[] }
  | { state: 'failed' };

/** The last request and its key: the same content after a lost answer is the same lead (D-027). */
let last = { content: '', key: '' };

/** Sends a request, if nothing in it is wrong. Never throws. */
export async function sendLead(values: LeadValues, source: LeadSource, language: SiteLanguage): Promise<Outcome> {
  const faults = await faultsAndPhone(values);
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

/** Faults of the fields, the number read by the plan of its country. Where the plans cannot be fetched the service decides alone. */
async function faultsAndPhone(values: LeadValues): Promise<CheckedField[]> {
  const faults = faultsOf(values);
  const isRead = await readPhone(values).then(Boolean, () => true);
  return CHECKED_FIELDS.filter((field) => faults.includes(field) || (field === 'phone' && !isRead));
}
