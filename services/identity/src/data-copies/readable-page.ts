import { DATA_FIELDS, type DataField } from '@diwan/contracts/people/data-copies/fields';
import type { DataPartName, DataRow } from '@diwan/contracts/people/data-copies/part';
import { formatDate, formatDateTime, formatWallTime } from '@diwan/contracts/shared/date-text';
import type { Language } from '@diwan/contracts/shared/language';
import { wordsOf } from './code-words.js';
import { PAGE_WORDS, PART_WORDS } from './part-words.js';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const INSTANTS: ReadonlySet<DataField> = new Set([
  'registeredAt',
  'lastSignInAt',
  'clientSince',
  'startedAt',
  'lastSeenAt',
  'changedAt',
  'sharedAt',
  'createdAt',
  'sentAt',
  'deliveredAt',
  'readAt',
  'consentAt',
  'confirmedAt',
  'endedAt',
]);

/** Where a part stands in the archive, without the ending. */
export const fileNameOf = (part: DataPartName, at: number): string => `${String(at + 1).padStart(2, '0')}-${part}`;

/** The first page of a copy: what is in it, and what is not. */
export function coverPage(
  parts: readonly { part: DataPartName; rows: number }[],
  askedAt: Date,
  language: Language,
): string {
  const words = PAGE_WORDS[language];
  const items = parts.map(
    ({ part, rows }, at) =>
      `<li><a href="${fileNameOf(part, at)}.html">${PART_WORDS[language][part]}</a> (${rows})</li>`,
  );
  const made = `<p>${words.made} <bdi>${formatDateTime(askedAt, language)}</bdi></p>`;
  return page(words.title, `${made}<p>${words.note}</p><ol>${items.join('')}</ol>`, language);
}

/** A part of a copy as a page to read. */
export function readablePage(part: DataPartName, rows: readonly DataRow[], language: Language): string {
  const body =
    rows.length === 0 ? `<p>${PAGE_WORDS[language].none}</p>` : rows.map((row) => shown(part, row, language)).join('');
  return page(PART_WORDS[language][part], body, language);
}

function shown(part: DataPartName, row: DataRow, language: Language): string {
  const facts = (Object.entries(row) as [DataField, DataRow[DataField]][]).map(([field, value]) => {
    const texts = [value ?? []].flat().map((one) => escaped(text(part, field, one, language)));
    return `<dt>${DATA_FIELDS[field][language]}</dt>${texts.map((one) => `<dd dir="auto">${one}</dd>`).join('')}`;
  });
  return `<dl>${facts.join('')}</dl>`;
}

/** Codes and times in words; what somebody wrote as they wrote it. */
function text(part: DataPartName, field: DataField, value: string | number | boolean, language: Language): string {
  if (typeof value === 'boolean') return PAGE_WORDS[language][value ? 'yes' : 'no'];
  if (typeof value === 'number') return String(value);
  const words = wordsOf(part, field, value);
  if (words) return words[language];
  if (field === 'time') return formatWallTime(value, language);
  if (INSTANTS.has(field)) return formatDateTime(value, language);
  return field === 'until' ? formatDate(value, language) : value;
}

const page = (title: string, body: string, language: Language): string => `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}dl{border-top:1px solid #999;padding-top:1rem}dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}</style></head>
<body><h1>${title}</h1>${body}</body></html>
`;
