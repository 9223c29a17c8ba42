import type { DatedCase } from './next-dates.js';

/** Half an hour: how long it takes is not known, and an entry without length hides in some calendars. */
const LENGTH_MINUTES = 30;
const MINUTE_MS = 60_000;

/** One entry of a calendar. */
export interface CalendarEntry {
  /** The same for the same thing for ever. */
  uid: string;
  start: Date;
  minutes: number;
  summary: string;
  description: string;
  location?: string;
}

/** An entry as a calendar file (RFC 5545), with an alarm a day ahead. Adding the same one again later replaces it. */
export function calendarOf(
  { uid, start, minutes, summary, description, location }: CalendarEntry,
  now: Date = new Date(),
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Diwan//Client Portal//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${Math.floor(now.getTime() / 1000)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + minutes * MINUTE_MS))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** The next date of a case as a calendar entry. */
export const calendarFile = ({ id, title, nextStep, nextDate, caseNumber }: DatedCase, now?: Date): string =>
  calendarOf(
    {
      uid: `case-${id}@diwan`,
      start: new Date(nextDate),
      minutes: LENGTH_MINUTES,
      summary: nextStep || title,
      description: `${title} – ${caseNumber}`,
    },
    now,
  );

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
