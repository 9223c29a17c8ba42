import type { ContentRecord } from './records.js';

const TEXT_MAX = 1024;

/** A quick reply below a message: what it says, and what comes back. */
export interface QuickReply {
  title: string;
  payload: string;
}

const VARIABLE = /\{\{(\d+)\}\}/g;

/** The quick replies of a template with its values. */
export function quickRepliesOf({ types, variables }: ContentRecord, json: string | null): QuickReply[] {
  const values: Record<string, unknown> = { ...variables, ...(json === null ? {} : JSON.parse(json)) };
  const { actions = [] } = (types['twilio/quick-reply'] ?? {}) as { actions?: { title: string; id: string }[] };
  const fill = (text: string) => text.replace(VARIABLE, (_, number: string) => String(values[number] ?? ''));
  return actions.map(({ title, id }) => ({ title: fill(title), payload: fill(id) }));
}

/** The lines of a list. */
export function linesOf({ types }: ContentRecord): { id: string; title: string }[] {
  const { items = [] } = (types['twilio/list-picker'] ?? {}) as { items?: { id: string; item: string }[] };
  return items.map(({ id, item }) => ({ id, title: item }));
}

/** The text of a template with its values, as its reader sees it; null where values are missing, empty or not as WhatsApp takes them. */
export function renderContent({ types, variables }: ContentRecord, json: string | null): string | null {
  let values: Record<string, unknown>;
  try {
    values = json === null ? {} : JSON.parse(json);
  } catch {
    return null;
  }
  const given = Object.values(values);
  if (given.some((value) => typeof value !== 'string' || value === '' || /[\n\t]| {5,}/.test(value))) return null;
  const authentication = types['whatsapp/authentication'];
  const text = authentication ? '{{1}} is your verification code.' : Object.values(types)[0]?.body;
  if (typeof text !== 'string') return null;
  const needed = new Set([...text.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => number ?? ''));
  for (const number of needed) if (!(number in values) && !(number in variables)) return null;
  const body = text.replace(/\{\{(\d+)\}\}/g, (_, number: string) => String(values[number] ?? variables[number]));
  return body.length > TEXT_MAX ? null : body;
}
