import {
  getFollowUp,
  getReminderWish,
  type ReminderWish,
  setInvoiceReminders,
  setReminderWish,
} from '@diwan/contracts/money/payment-reminders/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const wishKey = (clientId: string) => ['money', 'reminder-wish', clientId];
const followUpKey = (invoiceId: string) => ['money', 'follow-up', invoiceId];

/** Whether a client is reminded of invoices. */
export const useReminderWish = (id: string) =>
  useQuery({ queryKey: wishKey(id), queryFn: () => callApi(getReminderWish, { params: { id } }) });

/** Reminds a client from now on, or no more. Somebody who was first is read again. */
export function useSetReminderWish(id: string) {
  const queries = useQueryClient();
  return async (wish: ReminderWish): Promise<ReminderWish> => {
    try {
      const written = await callApi(setReminderWish, { params: { id }, body: wish });
      queries.setQueryData(wishKey(id), written);
      return written;
    } catch (fault) {
      void queries.invalidateQueries({ queryKey: wishKey(id) });
      throw fault;
    }
  };
}

/** Reminders of an invoice that went, and the day that its client promised. */
export const useFollowUp = (id: string) =>
  useQuery({ queryKey: followUpKey(id), queryFn: () => callApi(getFollowUp, { params: { id } }) });

export function useSetInvoiceReminders(id: string) {
  const queries = useQueryClient();
  return async (isReminded: boolean) => {
    const written = await callApi(setInvoiceReminders, { params: { id }, body: { isReminded } });
    queries.setQueryData(followUpKey(id), written);
    return written;
  };
}
