import type { DatedCase } from './next-dates.js';

/** Half an hour: how long it takes is not known, and an entry without length hides in some calendars. */
const LENGTH_MS = 30 * 60_000;

/** The date as a calendar entry (RFC 5545), with an alarm a day ahead. Same case, same entry: adding it again after a move replaces it. */
export function calendarFile({ id, title, nextStep, nextDate, caseNumber }: DatedCase, now: Date = new Date()): string {
  const start = new Date(nextDate);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Diwan//Client Portal//EN',
    'BEGIN:VEVENT',
    `UID:case-${id}@diwan`,
    `SEQUENCE:${Math.floor(now.getTime() / 1000)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + LENGTH_MS))}`,
    `SUMMARY:${escaped(nextStep || title)}`,
    `DESCRIPTION:${escaped(`${title} – ${caseNumber}`)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(nextStep || title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** `20260512T063000Z`. */
const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines hold 75 bytes at most; the rest follows on lines that begin with a space. Letters are never cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [text, bytes] = ['', 0];
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > 75) [text, bytes] = [`${text}\r\n `, 1];
    text += letter;
    bytes += size;
  }
  return text;
}
