import { createLead } from '@diwan/contracts/intake/leads/http';
import { ApiProblem, type FormRequest, type FormState, type Said } from '@diwan/mf-kit';
import { type CheckedField, type LeadSource, valuesOf } from '../lead-options.js';
import { faultsOf, leadOf, refusedFields } from '../lead-values.js';

const ATTEMPTS = 5;
const PAUSE_MS = 500;

/** Message key of the problem of a whole form: it could not be sent. */
const NOT_SENT = 'leads.failed';

/**
 * Takes the form without JavaScript. Answers where to go next, or the form to show again with everything that was typed. The key is made
 * from the content, so that pressing twice is one request (D-027).
 */
export async function submitLead(
  { form, siteLanguage, call }: Pick<FormRequest, 'form' | 'siteLanguage' | 'call'>,
  source: LeadSource,
): Promise<{ redirect: string; said: Said } | { status: number; form: FormState }> {
  const values = valuesOf(form);
  const faults = faultsOf(values);
  if (faults.length > 0) return refused(400, values, faults);
  const body = leadOf(values, source, siteLanguage);
  const idempotencyKey = await digestOf(JSON.stringify(body));
  try {
    const { reference } = await patiently(() => call(createLead, { body }, { idempotencyKey }));
    const chosen: Said = source === 'consultation' && body.channel ? { channel: body.channel } : {};
    return { redirect: `/${source}`, said: { sent: reference, ...chosen } };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const fields = refusedFields(error.fieldErrors);
    if (fields.length > 0) return refused(400, values, fields);
    return { status: error.status >= 400 ? error.status : 503, form: { values, fieldErrors: {}, problem: NOT_SENT } };
  }
}

const refused = (status: number, values: Record<string, string>, fields: readonly CheckedField[]) => ({
  status,
  form: { values, fieldErrors: Object.fromEntries(fields.map((field) => [field, `leads.error.${field}`])) },
});

/** The second of two equal requests waits for the answer of the first. */
async function patiently<T>(work: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'IN_PROGRESS' || attempt === ATTEMPTS) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return patiently(work, attempt + 1);
  }
}

async function digestOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
