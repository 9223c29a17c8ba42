/**
 * @jest-environment jsdom
 */

import type { Verification } from '@diwan/contracts/money/paper/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage, siteApi } from '../../../testing/open-page.js';

afterEach(cleanup);

const TOKEN = 'k3Jx8Qm2Rr0vYtW5pLz1aA';
const DOCUMENT: Verification = {
  kind: 'receipt',
  number: 'REC-202605-0009',
  day: '2026-05-20',
  amount: { amountMinor: 125_050, currency: 'USD' },
  state: 'valid',
  client: 'M. S.',
  firm: { en: 'Cedar & Partners', ar: 'مكتب الأرز وشركاه' },
};
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const answering = (answer: FakeApi[string]) => siteApi({ 'GET /billing/verifications/:token': answer });

describe('the page behind the code of a document', () => {
  it('BILL-08: says that it is genuine, with what can be compared with the paper', async () => {
    const { result } = await openPage(`/verify/${TOKEN}`, { api: answering(() => DOCUMENT) });
    expect(result.status).toBe(200);
    for (const text of ['This document is genuine', 'REC-202605-0009', '20 May 2026', 'USD 1,250.50', 'M. S.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  });

  it('says in Arabic, too, that a void one is not to be relied on', async () => {
    const api = answering(() => ({ ...DOCUMENT, state: 'void' }));
    await openPage(`/verify/${TOKEN}`, { api, language: 'ar' });
    expect(screen.getByText('هذا المستند صادر عنّا، لكنّه ملغى')).toBeTruthy();
    expect(screen.getByText('مكتب الأرز وشركاه')).toBeTruthy();
  });

  it.each([
    [{ state: 'credited' }, 'This document is ours, but it has been credited in full', /it proves no payment/],
    [{ state: 'nothing_due' }, 'This document is genuine', /Its total is zero/],
    [{ state: 'paid', rest: usd(1) }, 'This document is genuine', /The rest, USD 0.01, is paid\./],
    [{ state: 'open', rest: usd(6_000) }, 'This document is genuine', /The rest, USD 60.00, is not paid in full/],
  ] as const)('C3: says of an invoice what became of it: %j', async (became, title, text) => {
    await openPage(`/verify/${TOKEN}`, { api: answering(() => ({ ...DOCUMENT, kind: 'invoice', ...became })) });
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('says of a code that nothing carries, and of an address that is none, that the firm does not know the document', async () => {
    for (const token of [TOKEN, 'x']) {
      const { result } = await openPage(`/verify/${token}`, { api: answering(() => answerProblem('NOT_FOUND')) });
      expect(result.status).toBe(404);
      expect(screen.getByText('We do not know this document')).toBeTruthy();
      cleanup();
    }
  });

  it('does not take silence for a forgery', async () => {
    const { result } = await openPage(`/verify/${TOKEN}`, { api: answering(() => answerProblem('UNAVAILABLE')) });
    expect(result.status).toBe(503);
    expect(screen.queryByText('We do not know this document')).toBeNull();
    expect(screen.getByText('We cannot look it up just now')).toBeTruthy();
  });
});
