import type { RealisedWork } from '@diwan/contracts/money/realisation/http';
import type { Texts } from '../../../../texts.js';
import type { ReportSheet } from '../export/sheet.js';
import { STEPS } from './parts.js';
import { hoursOf } from './realisation-sheet.js';

/** Work as it is taken out, with what became of each piece. */
export const workSheet = (t: Texts, name: string, work: readonly RealisedWork[]): ReportSheet => ({
  name,
  head: [
    ...[t('accounting.day'), t('time.person'), t('expenses.client'), t('time.work')],
    ...[t('accounting.currency'), t('realisationHours.worked'), ...STEPS.map((step) => t(`realisation.${step}`))],
    t('ledgerSource.invoice'),
  ],
  rows: work.map((row) => [
    ...[row.dateWorked, row.personName, row.clientName, row.description, row.currency, hoursOf(row.workedMinutes)],
    ...STEPS.map((step) => ({ amountMinor: row[`${step}Minor`], currency: row.currency })),
    row.invoice?.number ?? '',
  ]),
});
