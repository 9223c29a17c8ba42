import { changeInvoice, createInvoice, type Invoice } from '@diwan/contracts/money/invoices/http';
import { callApi } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';
import type { InvoiceBody } from '../editor/invoice-values.js';
import { invoiceKey } from './invoices.js';

/** Writes a draft, or changes the one whose id and version are given; lists are read again. */
export function useSaveInvoice() {
  const queries = useQueryClient();
  const moneyMoved = useMoneyMoved();
  return async (body: InvoiceBody, existing: { id: string; version: number } | null): Promise<Invoice> => {
    const saved = existing
      ? await callApi(changeInvoice, {
          params: { id: existing.id },
          body: { ...body, version: existing.version },
        })
      : await callApi(createInvoice, { body });
    queries.setQueryData(invoiceKey(saved.id), saved);
    void moneyMoved();
    return saved;
  };
}
