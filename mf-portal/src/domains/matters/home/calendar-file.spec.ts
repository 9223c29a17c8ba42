import { expect, it } from '@jest/globals';
import { aCase } from '../../../testing/samples.js';
import { calendarFile } from './calendar-file.js';

const NOW = new Date('2026-05-01T08:00:00.000Z');
const file = (changes: { nextStep?: string; title?: string } = {}) =>
  calendarFile({ ...aCase(changes), nextDate: '2026-05-12T06:30:00.000Z' }, NOW);

it('holds the moment as an instant, so that every calendar shows it on its own clock', () => {
  const lines = file().split('\r\n');
  expect(lines).toContain('DTSTART:20260512T063000Z');
  expect(lines).toContain('DTEND:20260512T070000Z');
  expect(lines).toContain('SUMMARY:Reply to the defence');
});

it('texts cannot leave their line', () => {
  const text = file({ nextStep: 'Reply, then wait;\nEND:VEVENT' });
  expect(text).toContain('SUMMARY:Reply\\, then wait\\;\\nEND:VEVENT\r\n');
});

it('folds lines at 75 bytes, never within a letter', () => {
  const lines = file({ nextStep: 'تبادل اللوائح الجوابية أمام محكمة الاستئناف المدنية في بيروت الغرفة العاشرة' }).split(
    '\r\n',
  );
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('')).not.toContain('\uFFFD');
});
