/**
 * @jest-environment jsdom
 */
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { preparePage } from '@diwan/mf-kit';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { pages } from '../../../../app/pages.js';
import { aDraft, anAccount, anInvoice, aRate } from '../../../../testing/money-records.js';
import { openPage, pageOf } from '../../../../testing/open-page.js';
import { aClient, ENTERED } from '../../../../testing/records.js';

// The shell fetches a page before it goes there.
beforeAll(() => preparePage(pages, '/admin/billing/invoices/64b0000000000000000000e1'));
afterEach(cleanup);

const NEW = '/admin/billing/invoices/new?client=64b0000000000000000000c1';
const EDIT = '/admin/billing/invoices/64b0000000000000000000e1/edit';
const API: FakeApi = {
  'GET /billing/clients/:id/account': () => anAccount([]),
  'GET /billing/clients/:id/cases': () => [
    { id: '64b0000000000000000000a1', title: 'Sale of a flat', caseNumber: '2026/RE/001' },
  ],
  'GET /identity/clients': () => pageOf([aClient()]),
  'GET /billing/vat-rates': () => [{ from: '2018-01-01', standardBp: 1_100, law: 'Law 64/2017' }],
  'GET /billing/exchange-rates': () => [aRate()],
  'GET /billing/invoices': () => pageOf([]),
  'GET /billing/invoices/:id': () => aDraft(),
  'POST /billing/invoices': () => aDraft(),
};
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const open = async (path = NEW, more: FakeApi = {}, options: object = {}) => {
  const page = await openPage(path, { api: { ...API, ...more }, ...options });
  await screen.findByRole('heading', { name: 'Line 1' });
  return { ...page, save: () => page.user.click(screen.getByRole('button', { name: 'Save draft' })) };
};
const fillIn = async (label: string | RegExp, text: string, user: UserEvent) => {
  await user.clear(field(label));
  if (text) await user.type(field(label), text);
};
/** The firm as the shell knows it. */
const firm = (vatNumber: string | null) => ({
  office: { profile: { ...ENTERED, vatNumber } as unknown as OfficeProfile },
});
const sent = (requests: { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method !== 'GET').map(({ body }) => body as Record<string, never>);

describe('BILL-01: writing an invoice', () => {
  it.each([
    ['2104567-601', 'standard'],
    [null, 'exempt'],
  ])('C1: of a firm whose number for tax is %j its lines begin as %s', async (vatNumber, vatClass) => {
    const { user } = await open(NEW, {}, firm(vatNumber));
    await user.click(screen.getByRole('button', { name: 'Add a line' }));
    for (const select of screen.getAllByLabelText<HTMLSelectElement>(/^VAT/)) expect(select.value).toBe(vatClass);
  });

  it('is sent as it was typed, with the idempotency key kept while it is the same, and told in the specified words', async () => {
    let tries = 0;
    const { user, save, requests, toasts, location, container } = await open(NEW, {
      'POST /billing/invoices': () => (tries++ === 0 ? answerProblem('UNAVAILABLE') : aDraft()),
    });
    await user.type(field(/^Description/), 'Drafting of the contract');
    await fillIn(/^Quantity/, '1.5', user);
    await user.type(field(/^Price for one/), '1,234.50');
    await user.selectOptions(await screen.findByLabelText(/^Case/), '2026/RE/001 · Sale of a flat');
    expect((await axe(container)).violations).toEqual([]);
    await save();
    await waitFor(() =>
      expect(toasts.map(({ description }) => description)).toEqual([expect.stringMatching(/^Failed to save invoice/)]),
    );
    await save();
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Invoice created successfully']));
    await waitFor(() => expect(location()).toBe('/admin/billing/invoices/64b0000000000000000000e1'));
    const posts = requests.filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(2);
    expect(posts[1]?.headers.get('Idempotency-Key')).toBe(posts[0]?.headers.get('Idempotency-Key'));
    expect(posts[1]?.body).toMatchObject({
      clientId: '64b0000000000000000000c1',
      caseId: '64b0000000000000000000a1',
      currency: 'USD',
      terms: 'net_30',
      discount: null,
      lines: [
        {
          ...{ description: 'Drafting of the contract', quantityMilli: 1_500, unitPriceMinor: 123_450 },
          ...{ vatClass: 'standard', source: { kind: 'by_hand' } },
        },
      ],
    });
  });

  it('BILL-05: shows beside the form what it comes to, by the reckoning of the service, in the language of the invoice', async () => {
    const { user } = await open();
    await user.type(field(/^Description/), 'Advice');
    await fillIn(/^Quantity/, '3', user);
    await user.type(field(/^Price for one/), '33.333');
    const paper = () => within(screen.getByRole('region', { name: 'As the client will read it' }));
    await fillIn(/^Price for one/, '33.33', user);
    await user.selectOptions(field('Discount'), 'Percent');
    await user.type(field(/^Discount in percent/), '10');
    await waitFor(() => expect(paper().getByText('USD 99.89')).toBeTruthy());
    expect(paper().getByText('VAT 11%')).toBeTruthy();
    expect(paper().getByText(/In Lebanese pounds: LBP 8,940,155/)).toBeTruthy();
    await user.selectOptions(field('Language of the invoice'), 'Arabic');
    expect(paper().getByText('فاتورة').closest('article')?.dir).toBe('rtl');
  });

  it('BILL-07: terms and day move the due date, which can be written over', async () => {
    const { user, save, requests } = await open();
    const set = async (label: RegExp, day: string) => {
      await user.clear(field(label));
      await user.type(field(label), day);
    };
    await set(/^Issue date/, '2026-05-12');
    expect(field(/^Due date/).value).toBe('2026-06-11');
    await user.selectOptions(field('Payment terms'), 'Net 60');
    expect(field(/^Due date/).value).toBe('2026-07-11');
    await user.selectOptions(field('Payment terms'), 'Due on Receipt');
    expect(field(/^Due date/).value).toBe('2026-05-12');
    await set(/^Due date/, '2026-05-11');
    await user.type(field(/^Description/), 'Advice');
    await user.type(field(/^Price for one/), '10');
    await save();
    expect((await screen.findAllByText(/cannot be before the issue date/)).length).toBeGreaterThan(0);
    await set(/^Due date/, '2026-05-30');
    await save();
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    expect(sent(requests)[0]).toMatchObject({ terms: 'due_on_receipt', dueDate: '2026-05-30' });
  });

  it.each([
    ['client', '/admin/billing/invoices/new', {}, 'Client'],
    ['description, empty', NEW, { price: '10' }, 'Line 1, Description'],
    ['description, spaces', NEW, { text: '   ', price: '10' }, 'Line 1, Description'],
    ['description, too long', NEW, { text: 'x'.repeat(501), price: '10' }, 'Line 1, Description: This is too long'],
    ['notes, too long', NEW, { text: 'x', price: '1', notes: 'n'.repeat(2001) }, 'Notes: This is too long'],
  ])('D-103: refuses without asking the service: %s', async (_, path, typed: Record<string, string>, said) => {
    const { user, save, requests } = await open(path);
    const paste = async (label: RegExp, text = '') => {
      await user.click(field(label));
      if (text) await user.paste(text);
    };
    await paste(/^Description/, typed.text);
    await paste(/^Price for one/, typed.price);
    await paste(/^Notes/, typed.notes);
    await save();
    const summary = within((await screen.findByText('Please correct the following')).parentElement as HTMLElement);
    expect(summary.getByText(new RegExp(`^${said}`))).toBeTruthy();
    expect(sent(requests)).toEqual([]);
  });

  it.each(['', '   ', '-5', '1,23', '12.345', 'ten'])('D-102: %j is no price', async (price) => {
    const { user, save, requests } = await open();
    await user.type(field(/^Description/), 'Advice');
    if (price) await user.type(field(/^Price for one/), price);
    await save();
    expect((await screen.findAllByText(/Enter an amount/)).length).toBeGreaterThan(0);
    expect(sent(requests)).toEqual([]);
  });

  it('D-102: takes Arabic digits, and pounds have no cents', async () => {
    const { user, save, requests } = await open();
    await user.selectOptions(field('Currency'), 'Lebanese pounds');
    await user.type(field(/^Description/), 'Advice');
    await fillIn(/^Quantity/, '٢', user);
    await user.type(field(/^Price for one/), '١٬٢٣٤٫٥٠');
    await save();
    expect((await screen.findAllByText(/Enter an amount/)).length).toBeGreaterThan(0);
    await fillIn(/^Price for one/, '١٬٢٣٤٬٠٠٠', user);
    await save();
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    expect(sent(requests)[0]?.lines).toMatchObject([{ quantityMilli: 2_000, unitPriceMinor: 1_234_000 }]);
  });

  it('an amount beyond exact numbers is said, not reckoned wrongly', async () => {
    const { user, save, requests } = await open();
    await user.type(field(/^Description/), 'Advice');
    await fillIn(/^Quantity/, '1000000', user);
    await user.type(field(/^Price for one/), '100,000,000,000');
    expect(await screen.findByText('These amounts are too large to be reckoned.')).toBeTruthy();
    await save();
    expect((await screen.findAllByText(/This number is too large/)).length).toBeGreaterThan(0);
    expect(sent(requests)).toEqual([]);
  });

  it('lines are added, moved and taken out; one stays', async () => {
    const { user, save, requests } = await open();
    await user.type(field(/^Description/), 'First');
    await user.type(field(/^Price for one/), '1');
    await user.click(screen.getByRole('button', { name: 'Add a line' }));
    const second = within(screen.getByRole('region', { name: 'Line 2' }));
    await user.type(second.getByLabelText(/^Description/), 'Second');
    await user.type(second.getByLabelText(/^Price for one/), '2');
    await user.click(second.getByRole('button', { name: /^Move up/ }));
    await save();
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    expect(sent(requests)[0]?.lines).toMatchObject([{ description: 'Second' }, { description: 'First' }]);
  });

  it('OFF-11: what was typed is there again after a reload', async () => {
    const { user } = await open();
    await user.type(field(/^Description/), 'Half a line');
    await user.click(screen.getByRole('button', { name: 'Add a line' }));
    const kept = () => Object.values<string>(sessionStorage).map((draft) => JSON.parse(draft).values.lines);
    await waitFor(() => expect(kept()).toMatchObject([[{ description: 'Half a line' }, { description: '' }]]));
    cleanup();
    await open(NEW, {}, { reloaded: true });
    expect(screen.getAllByLabelText<HTMLInputElement>(/^Description/)[0]?.value).toBe('Half a line');
    expect(screen.getByRole('heading', { name: 'Line 2' })).toBeTruthy();
  });
});

describe('BILL-01: changing a draft', () => {
  it('D-129: shows both sides where somebody else changed the same, and saves over what they saved', async () => {
    let stored: Invoice = aDraft();
    const { user, save, requests, toasts } = await open(EDIT, {
      'GET /billing/invoices/:id': () => stored,
      'PUT /billing/invoices/:id': ({ body }) =>
        (body as Invoice).version === stored.version ? stored : answerProblem('CONFLICT'),
    });
    await user.type(field(/^Notes/), 'Mine');
    stored = aDraft({ notes: 'Theirs', version: 3 });
    await save();
    expect(await screen.findByText('Somebody changed this in the meantime')).toBeTruthy();
    expect(screen.getByLabelText('Yours: Mine')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Go on/ }));
    await save();
    await waitFor(() => expect(sent(requests).at(-1)).toMatchObject({ version: 3, notes: 'Mine' }));
    await waitFor(() => expect(toasts.map(({ description }) => description)).toContain('Invoice updated successfully'));
  });

  it('D-120: says why it was not saved where nobody changed it, but its work is billed elsewhere by now', async () => {
    const { user, save, toasts } = await open(EDIT, { 'PUT /billing/invoices/:id': () => answerProblem('CONFLICT') });
    await user.type(field(/^Notes/), 'Mine');
    await save();
    await waitFor(() => expect(toasts[0]?.description).toMatch(/are on another invoice by now, or can no longer/));
    expect(screen.queryByText('Somebody changed this in the meantime')).toBeNull();
    expect(field(/^Notes/).value).toContain('Mine');
  });

  it('D-109: what was issued is not offered to be changed', async () => {
    await openPage(EDIT, { api: { ...API, 'GET /billing/invoices/:id': () => anInvoice() } });
    expect(await screen.findByText('This invoice was issued')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  });
});
