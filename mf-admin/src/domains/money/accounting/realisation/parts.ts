import { type RealisationBy, type RealisedPart, RealisedStep } from '@diwan/contracts/money/realisation/http';
import type { Language } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import type { ListAddress } from '../../../../components/use-list-address.js';
import type { Texts } from '../../../../texts.js';
import { detailName } from '../detail-name.js';
import { monthName } from '../month-name.js';

/** The amounts of a report, in the order in which work goes through them. */
export const STEPS = RealisedStep.options;

/** A part, or all of it: without a key. */
export type Row = Omit<RealisedPart, 'key'> & { key: string | null };

/** What a part is called: whoever worked, a practice area, a month. */
export function partName(t: Texts, language: Language, by: RealisationBy, { key, name }: Row): string {
  if (key === null) return t('realisation.all');
  switch (by) {
    case 'person':
      return name;
    case 'area':
      return detailName(t, 'revenue', key);
    case 'month':
      return monthName(key, language);
  }
}

/** The work behind an amount of a part. */
export const workHref = (
  address: ListAddress,
  by: RealisationBy,
  { key, currency, step }: { key: string | null; currency: Currency; step: RealisedStep },
): string => address.hrefWith({ ...NO_WORK, currency, step, ...(key !== null && { [by]: key }) });

/** Taken from the address, it shows the report again. */
export const NO_WORK = { currency: '', step: '', person: '', area: '', month: '' };

/** Hundredths of a percent as `54.0 %`; a dash where there is nothing that it could be a part of. */
export const percentText = (bp: number | null): string =>
  bp === null ? '–' : `${(Math.round(bp / 10) / 10).toFixed(1)} %`;
