import { expect, it } from '@jest/globals';
import { viewOf } from './views.js';

it.each([
  ['/client-portal', '/client-portal'],
  ['/client-portal/cases', '/client-portal/cases'],
  ['/client-portal/cases/64b0000000000000000000c1', '/client-portal/cases'],
  ['/client-portal/messages/64b0000000000000000000c1', '/client-portal/messages'],
  ['/client-portal/messages-settings', '/client-portal/profile'],
  ['/client-portal/your-data', '/client-portal/profile'],
  ['/client-portal/delegates', '/client-portal/profile'],
  ['/client-portal/requests/64b0000000000000000000b1', '/client-portal'],
  ['/client-portal/unheard-of', undefined],
  ['/billing', '/billing'],
  ['/billing/invoices/64b0000000000000000000f1', '/billing'],
])('%s is in the view %s', (path, view) => {
  expect(viewOf(path)).toBe(view);
});
