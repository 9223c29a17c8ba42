import { changeInvoice, createInvoice, type Invoice } from '@diwan/contracts/money/invoices/http';
import { callApi } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';
import type { InvoiceBody } from '../editor/invoice-values.js';
import { invoiceKey } from './invoices.js';

/** The lines of another invoice that a new one begins with. */
export type InPlaceOf = NonNullable<InvoiceBody['inPlaceOf']>;

/** Writes a draft, or changes the one whose id and version are given; lists are read again. */
export function useSaveInvoice() {
  const queries = useQueryClient();
  const moneyMoved = useMoneyMoved();
  return async (
    { inPlaceOf, ...body }: InvoiceBody,
    existing: { id: string; version: number } | null,
  ): Promise<Invoice> => {
    const saved = existing
      ? await callApi(changeInvoice, {
          params: { id: existing.id },
          body: { ...body, version: existing.version },
        })
      : await callApi(createInvoice, { body: inPlaceOf ? { ...body, inPlaceOf } : body });
    queries.setQueryData(invoiceKey(saved.id), saved);
    void moneyMoved();
    return saved;
  };
}
