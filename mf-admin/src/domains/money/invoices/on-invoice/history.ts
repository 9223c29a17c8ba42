import type { AskHistory } from '../../../../frame/record/record-parts.js';

/** What became of an invoice, newest first. All of it is in the record itself. */
const ask: AskHistory<'invoice'> = async ({ record: invoice, t }) => {
  const { createdAt, issuedAt, issuedByName, viewedAt, voided } = invoice;
  const entries = [
    ...(voided
      ? [
          {
            id: 'voided',
            at: voided.at,
            text: t('invoices.history.voided'),
            by: voided.byName,
            details: [voided.reason],
          },
        ]
      : []),
    ...(viewedAt ? [{ id: 'viewed', at: viewedAt, text: t('invoices.history.viewed') }] : []),
    ...(issuedAt ? [{ id: 'issued', at: issuedAt, text: t('invoices.history.issued'), by: issuedByName }] : []),
    { id: 'created', at: createdAt, text: t('invoices.history.created') },
  ];
  return { entries: entries.sort((one, other) => other.at.localeCompare(one.at)), next: undefined };
};
export default ask;
