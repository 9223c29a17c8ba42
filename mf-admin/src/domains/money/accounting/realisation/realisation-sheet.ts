import type { RealisationBy } from '@diwan/contracts/money/realisation/http';
import type { Currency } from '@diwan/contracts/shared/money';
import type { Texts } from '../../../../texts.js';
import type { ReportSheet } from '../export/sheet.js';
import { type Row, STEPS } from './parts.js';

interface Sheet {
  currency: Currency;
  rows: readonly Row[];
  by: RealisationBy;
  nameOf: (row: Row) => string;
  name: string;
}

/** Hours as spreadsheets add them up. */
export const hoursOf = (minutes: number): number => Math.round((minutes * 100) / 60) / 100;

const percent = (bp: number | null): number | string => (bp === null ? '' : bp / 100);

/** The report as it is taken out: hours, amounts and both rates in percent. */
export const realisationSheet = (t: Texts, { currency, rows, by, nameOf, name }: Sheet): ReportSheet => ({
  name: `realisation-${name}`,
  head: [
    t(`realisationBy.${by}`),
    t('accounting.currency'),
    ...STEPS.flatMap((step) => [t(`realisationHours.${step}`), t(`realisation.${step}`)]),
    `${t('realisation.rate')} %`,
    `${t('realisation.collection')} %`,
  ],
  rows: rows.map((row) => [
    nameOf(row),
    currency,
    ...STEPS.flatMap((step) => [hoursOf(row[`${step}Minutes`]), { amountMinor: row[`${step}Minor`], currency }]),
    percent(row.realisationBp),
    percent(row.collectionBp),
  ]),
});
