import type { AskHistory } from '../../../../frame/record/record-parts.js';

/** What became of a receipt, newest first. All of it is in the record itself. */
const ask: AskHistory<'receipt'> = async ({ record: payment, t }) => {
  const { recordedAt, recordedByName, voided } = payment;
  return {
    entries: [
      ...(voided
        ? [
            {
              id: 'voided',
              at: voided.at,
              text: t('payments.history.voided'),
              by: voided.byName,
              details: [voided.reason],
            },
          ]
        : []),
      { id: 'recorded', at: recordedAt, text: t('payments.history.recorded'), by: recordedByName },
    ],
    next: undefined,
  };
};
export default ask;
