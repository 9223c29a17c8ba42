import type { InputOf } from '@diwan/contracts/http/endpoint';
import { createCreditNote, listCreditNotes } from '@diwan/contracts/money/credit-notes/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';

export type CreditNoteBody = BodyOf<typeof createCreditNote>;

/** Credit notes of a client or an invoice, newest first. */
export const useCreditNotes = (query: InputOf<typeof listCreditNotes>['query']) =>
  useQuery({
    queryKey: ['money', 'credit-notes', query],
    queryFn: ({ signal }) => callApi(listCreditNotes, { query }, { signal }),
  });

/** Takes something of an invoice back; all that is about money is asked for again. */
export function useCreateCreditNote(invoiceId: string) {
  const moneyMoved = useMoneyMoved();
  return (body: CreditNoteBody) =>
    callApi(createCreditNote, { params: { id: invoiceId }, body }).finally(() => void moneyMoved());
}
