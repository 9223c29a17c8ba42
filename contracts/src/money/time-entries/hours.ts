import * as z from 'zod/mini';
import { westernDigits } from '../../shared/phone.js';
import { proportion, shareOut, sum } from '../amounts/rounding.js';

/** The longest that one entry may be: a day. */
export const MOST_MINUTES = 1440;

/** A timer that counted as many minutes may have been forgotten: its person says how long the work took. */
export const LONG_TIMER_MINUTES = 600;

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

/** Hours in thousandths, half up: the quantity of an invoice's line of time. Nothing is reckoned with it. */
export const hoursMilli = (minutes: number): number => proportion(minutes, 1000, 60);

/** The minutes that a quantity of hours in thousandths stands for; null for one that is of no whole minutes. */
export function minutesOfQuantity(quantityMilli: number): number | null {
  const minutes = proportion(quantityMilli, 60, 1000);
  return minutes >= 1 && minutes <= MOST_MINUTES && hoursMilli(minutes) === quantityMilli ? minutes : null;
}

/** Work and its rate for an hour, in minor units. */
export interface RatedTime {
  minutes: number;
  rateMinor: number;
}

/** What minutes come to at a rate for an hour, half up. */
export const amountOfTime = ({ minutes, rateMinor }: RatedTime): number => proportion(rateMinor, minutes, 60);

/**
 * What several pieces of work come to, in their order: those of one rate are rounded once and shared out, so that hours times rate is what they
 * add up to (P14).
 */
export function amountsOfTime(work: readonly RatedTime[]): number[] {
  const amounts = work.map(() => 0);
  for (const [rateMinor, places] of placesByRate(work)) {
    const minutes = places.map((place) => work[place]?.minutes ?? 0);
    const shares = shareOut(amountOfTime({ minutes: sum(minutes), rateMinor }), minutes);
    places.forEach((place, at) => {
      amounts[place] = shares[at] ?? 0;
    });
  }
  return amounts;
}

/** What several pieces of work come to together. */
export const worthOfTime = (work: readonly RatedTime[]): number => sum(amountsOfTime(work));

function placesByRate(work: readonly RatedTime[]): Map<number, number[]> {
  const places = new Map<number, number[]>();
  work.forEach(({ rateMinor }, place) => {
    const own = places.get(rateMinor);
    if (own) own.push(place);
    else places.set(rateMinor, [place]);
  });
  return places;
}

const HOUR = '(?:h|hr|hrs|hours?|heures?|س|ساع[ةه]|ساعات)';
const MINUTE = '(?:m|mn|mins?|minutes?|د|دقيق[ةه]|دقائق)';
const CLOCK = /^(\d{0,2}):([0-5]\d)$/;
const BARE = /^(\d{1,4})(?:[.,](\d{1,2}))?$/;
const HOURS = new RegExp(`^(\\d{1,2})(?:[.,](\\d{1,2}))?\\s*${HOUR}$`);
const MINUTES = new RegExp(`^(\\d{1,4})\\s*${MINUTE}$`);
/** Such as `1h 90m`; where the minutes have no unit, as in `1h30`, there are two digits of them. */
const BOTH = new RegExp(`^(\\d{1,2})\\s*${HOUR}\\s*(?:و|et |and )?\\s*(?:([0-5]\\d)|(\\d{1,4})\\s*${MINUTE})$`);

/** A number without a unit up to this one is hours; above it somebody may as well mean minutes. */
const MOST_BARE_HOURS = 12;

/**
 * Reads a duration as people type it, in whole minutes: `1:30`, `:30`, `1.5` or `1,5` (hours), `90m`, `1h30`, in either script. Null for
 * anything else, for nothing, for more than a day, and for what lacks a unit: nothing is guessed (D-102).
 */
export function parseMinutes(text: string): number | null {
  const minutes = minutesOf(plainDuration(text));
  return minutes !== null && minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null;
}

/** Whether it is a number alone that may mean something else than hours. */
export function lacksUnit(text: string): boolean {
  const bare = BARE.exec(plainDuration(text));
  return bare !== null && isAmbiguous(bare);
}

/** Without marks that nobody sees. */
const plainDuration = (text: string): string =>
  westernDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\u066b\u060c]/g, ',')
    .trim()
    .toLowerCase();

function minutesOf(plain: string): number | null {
  const clock = CLOCK.exec(plain);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const bare = BARE.exec(plain);
  if (bare) return isAmbiguous(bare) ? null : minutesOfHours(bare);
  const hours = HOURS.exec(plain);
  if (hours) return minutesOfHours(hours);
  const minutes = MINUTES.exec(plain);
  if (minutes) return Number(minutes[1]);
  const both = BOTH.exec(plain);
  return both && Number(both[1]) * 60 + Number(both[2] ?? both[3]);
}

/** `15` and `0030` may be minutes, and `1,30` an hour and a half; `1,25` and `1,50` are nothing but quarters. */
function isAmbiguous(bare: RegExpExecArray): boolean {
  const [, whole = '', decimals = ''] = bare;
  if (minutesOfHours(bare) > MOST_BARE_HOURS * 60 || /^0\d/.test(whole)) return true;
  return /^[0-5][05]$/.test(decimals) && !['00', '25', '50'].includes(decimals);
}

/** Of hours with up to two decimals, half up. */
function minutesOfHours([, whole = '', decimals = '']: RegExpExecArray): number {
  return proportion(Number(whole) * 100 + Number(decimals.padEnd(2, '0')), 60, 100);
}

/** Minutes as a clock shows them, such as `1:05`: what `parseMinutes` reads back as the same. */
export const minutesText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Hours with one decimal, half up, as the client's card shows them (D-083). */
export const hoursWithOneDecimal = (minutes: number): string => {
  const tenths = proportion(minutes, 10, 60);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
};
