import {
  acceptAmount,
  deleteDraft,
  type Invoice,
  issueInvoice,
  voidInvoice,
  withdrawAcceptedAmount,
} from '@diwan/contracts/money/invoices/http';
import { callApi } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';
import { invoiceKey } from './invoices.js';

/** What becomes of a whole invoice; all that is about money is asked for again. */
export function useInvoiceDeeds(id: string) {
  const queries = useQueryClient();
  const moneyMoved = useMoneyMoved();
  const params = { id };
  const changed = async (answer: Promise<Invoice>) => {
    const invoice = await answer.finally(() => void moneyMoved());
    queries.setQueryData(invoiceKey(id), invoice);
  };
  return {
    issue: (body: BodyOf<typeof issueInvoice>) => changed(callApi(issueInvoice, { params, body })),
    accept: (body: BodyOf<typeof acceptAmount>) => changed(callApi(acceptAmount, { params, body })),
    withdrawAccepted: () => changed(callApi(withdrawAcceptedAmount, { params })),
    annul: (body: BodyOf<typeof voidInvoice>) => changed(callApi(voidInvoice, { params, body })),
    async remove() {
      await callApi(deleteDraft, { params });
      queries.removeQueries({ queryKey: invoiceKey(id) });
    },
    moneyMoved,
  };
}
