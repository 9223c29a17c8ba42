import type { FakeApi } from '@diwan/mf-kit/testing';
import { screen } from '@testing-library/react';
import { anAccount, anInvoiceRow, aPayment, aRate } from './money-records.js';
import { openPage, pageOf } from './open-page.js';
import { aClient } from './records.js';

export const CLIENT = '64b0000000000000000000c1';
export const OLD = anInvoiceRow({ id: '64b0000000000000000000e4', number: 'INV-202601-0001', issueDate: '2026-01-02' });
export const POUNDS = anInvoiceRow({
  ...{ id: '64b0000000000000000000e5', number: 'INV-202603-0004', currency: 'LBP', issueDate: '2026-03-01' },
  ...{ totalMinor: 1_790_000, balanceMinor: 1_790_000 },
});
export const OPEN = [OLD, POUNDS, anInvoiceRow()];
export const API: FakeApi = {
  'GET /billing/payments': () => pageOf([aPayment({ notes: 'n'.repeat(60) })]),
  'GET /billing/payments/:id': () => aPayment(),
  'GET /billing/invoices': () => pageOf(OPEN),
  'GET /billing/clients/:id/account': () => anAccount(),
  'GET /billing/exchange-rates': () => [aRate()],
  'GET /identity/clients': () => pageOf([aClient()]),
  'POST /billing/payments': () => aPayment(),
};
export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const openForm = async (more: FakeApi = {}, query = `&client=${CLIENT}`, reloaded = false) => {
  const page = await openPage(`/admin/billing/receipts?new=receipt${query}`, { api: { ...API, ...more }, reloaded });
  await screen.findByRole('dialog', { name: 'New receipt' });
  const bodies = () => page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return {
    ...page,
    bodies,
    save: () => page.user.click(screen.getAllByRole('button', { name: 'Create Receipt' }).at(-1) as HTMLElement),
  };
};
export const goesTo = async (number: string) => screen.findByLabelText<HTMLInputElement>(`Goes to ${number}`);
