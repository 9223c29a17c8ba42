import * as z from 'zod/mini';
import { westernDigits } from '../../shared/phone.js';
import { proportion } from '../amounts/rounding.js';

/** The longest that one entry may be: a day. */
export const MOST_MINUTES = 1440;

/** Whole minutes of work. */
export const Minutes = z.int().check(z.minimum(1), z.maximum(MOST_MINUTES));

/** To what a client's time is rounded up when it is billed, in minutes; `none`: billed as worked. */
export const TIME_ROUNDINGS = ['none', '6', '15'] as const;
export const TimeRounding = z.enum(TIME_ROUNDINGS);
export type TimeRounding = z.infer<typeof TimeRounding>;

/** Minutes as they are billed: each entry is rounded up to the next step. */
export function billedMinutes(minutes: number, rounding: TimeRounding): number {
  if (rounding === 'none') return minutes;
  const step = Number(rounding);
  return Math.ceil(minutes / step) * step;
}

/** Hours in thousandths, half up: the quantity of an invoice's line. */
export const hoursMilli = (minutes: number): number => proportion(minutes, 1000, 60);

/** What minutes come to at a rate for an hour: the very amount of an invoice's line with that quantity and price. */
export const amountOfTime = (minutes: number, ratePerHourMinor: number): number =>
  proportion(ratePerHourMinor, hoursMilli(minutes), 1000);

const CLOCK = /^(\d{1,2}):([0-5]\d)$/;
const DECIMAL = /^(\d{1,2})(?:\.(\d{1,2}))?$/;
const WORDS = /^(?:(\d{1,2})\s*(?:h|س))?\s*(?:(\d{1,4})\s*(?:m|min|د))?$/;

/**
 * Reads a duration as people type it, in whole minutes: `1:30`, `1.5` (hours), `90m`, `1h 30m`, in either script's digits. Null for anything
 * else, for nothing, and for more than a day: nothing is guessed (D-102).
 */
export function parseMinutes(text: string): number | null {
  const plain = westernDigits(text)
    .replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/\u066b/g, '.')
    .trim()
    .toLowerCase();
  const minutes = minutesOf(plain);
  return minutes !== null && minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null;
}

function minutesOf(plain: string): number | null {
  const clock = CLOCK.exec(plain);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const decimal = DECIMAL.exec(plain);
  if (decimal) return proportion(Number(decimal[1]) * 100 + Number((decimal[2] ?? '').padEnd(2, '0')), 60, 100);
  const words = WORDS.exec(plain);
  if (!words || (words[1] === undefined && words[2] === undefined)) return null;
  return Number(words[1] ?? 0) * 60 + Number(words[2] ?? 0);
}

/** Minutes as a clock shows them, such as `1:05`: what `parseMinutes` reads back as the same. */
export const minutesText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Hours with one decimal, half up, as the client's card shows them (D-083). */
export const hoursWithOneDecimal = (minutes: number): string => {
  const tenths = proportion(minutes, 10, 60);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
};
