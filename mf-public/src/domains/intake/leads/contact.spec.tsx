/**
 * @jest-environment jsdom
 */

import { answerProblem, aPerson, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, siteApi } from '../../../testing/open-page.js';
import { anOfficeProfile, aPage } from '../../../testing/site-fixtures.js';

afterEach(cleanup);
afterEach(() => sessionStorage.clear());

const LEADS = 'POST /chatbot/leads';
const sent = () => ({ reference: 'L-2026-0042' });
const api = (leads: FakeApi[string] = sent) => siteApi({ [LEADS]: leads });
const THANKS = "Thank you. Your reference is L-2026-0042. We'll respond within 24 hours during business days.";

async function fillIn() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^First name/), 'Rana');
  await user.type(screen.getByLabelText(/^Last name/), 'Haddad');
  await user.type(screen.getByLabelText(/^WhatsApp number/), '03 123 456');
  await user.selectOptions(screen.getByLabelText(/^Legal area/), 'Family');
  await user.type(screen.getByLabelText(/^Message/), 'A short story');
  await user.click(screen.getByRole('checkbox'));
  return user;
}

const button = () => screen.getByRole('button', { name: 'Request Free Consultation' });
const typed = {
  firstName: 'Rana',
  lastName: 'Haddad',
  phone: '03123456',
  area: 'family',
  message: 'Hi',
  consent: 'yes',
};

describe('contact form', () => {
  it('LEAD-01, D-032: has the fields and the areas of the specification, and those that the firm works in besides', async () => {
    await openPage('/contact', { api: api() });
    expect(screen.getByRole('heading', { name: 'Free Consultation Request' })).toBeTruthy();
    const areas = within(screen.getByLabelText(/^Legal area/)).getAllByRole('option');
    expect(areas.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Corporate',
      'Criminal',
      'Family',
      'Immigration',
      'Business',
      'Real estate',
      'Employment',
      'Trademarks and intellectual property',
      'Tax',
      'Banking and finance',
      'Personal injury',
      'Other',
    ]);
    expect(screen.getByLabelText(/^Message/).getAttribute('rows')).toBe('5');
    expect(screen.getByText(/We'll respond within 24 hours during business days/)).toBeTruthy();
  });

  it('begins with the area of the page that led here, and with none that does not exist', async () => {
    await openPage('/contact?area=employment', { api: api() });
    expect(screen.getByLabelText<HTMLSelectElement>(/^Legal area/).value).toBe('employment');
    cleanup();
    await openPage('/contact?area=nonsense', { api: api() });
    expect(screen.getByLabelText<HTMLSelectElement>(/^Legal area/).value).toBe('');
  });

  it('D-027: creates a lead and shows its reference', async () => {
    const { sent } = await openPage('/contact', { api: api() });
    const user = await fillIn();
    await user.click(button());
    const thanks = await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === THANKS);
    expect(thanks).toBeTruthy();
    expect(sent('POST /chatbot/leads').at(-1)?.body).toEqual({
      firstName: 'Rana',
      lastName: 'Haddad',
      email: null,
      phone: '03 123 456',
      callingCode: '961',
      area: 'family',
      message: 'A short story',
      source: 'contact',
      language: 'en',
      consentVersion: 'contact-2026-11',
      website: '',
    });
    expect(sent('POST /chatbot/leads').at(-1)?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('D-027: a double click is one request', async () => {
    const { requests } = await openPage('/contact', { api: api() });
    await fillIn();
    fireEvent.click(button());
    fireEvent.click(button());
    await screen.findByText(/Your reference is/);
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('D-027: a failure keeps every word, says how to call, and repeats with the same key', async () => {
    let attempts = 0;
    const { requests } = await openPage('/contact', {
      api: api(() => {
        attempts += 1;
        return attempts === 1 ? answerProblem('UNAVAILABLE') : sent();
      }),
    });
    const user = await fillIn();
    await user.click(button());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^We could not send your request\. Try again or call \+961 70 000 000\./);
    expect((screen.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe('A short story');
    expect((screen.getByLabelText(/^First name/) as HTMLInputElement).value).toBe('Rana');
    await user.click(button());
    await screen.findByText(/Your reference is/);
    const keys = requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('D-005: names each field that is wrong and sends nothing', async () => {
    const { requests } = await openPage('/contact', { api: api() });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/^WhatsApp number/), '12345');
    await user.click(button());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('Invalid Phone Number - Please enter a valid phone number')).toBeTruthy();
    expect(within(summary).getAllByRole('link')).toHaveLength(5);
    expect(document.activeElement).toBe(summary);
    expect(screen.getByLabelText(/^WhatsApp number/).getAttribute('aria-invalid')).toBe('true');
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('shows what the service refuses at its field', async () => {
    await openPage('/contact', {
      api: api(() => answerProblem('VALIDATION', { fieldErrors: { phone: 'invalid_phone' } })),
    });
    const user = await fillIn();
    await user.click(button());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    expect((screen.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe('A short story');
  });

  it('D-028: the WhatsApp button goes to the firm with the text of the page, whatever is typed', async () => {
    const profile = anOfficeProfile({ whatsappNumber: '+96176999888' });
    const text = 'Hello, I would like to inquire about your legal services.';
    const hero = {
      type: 'hero' as const,
      title: 'Contact Us',
      lead: 'Tell us.',
      actions: [{ kind: 'whatsapp' as const, label: 'Contact via WhatsApp', text }],
    };
    await openPage('/contact', { profile, api: siteApi({ 'GET /news/site/page': () => aPage('contact', [hero]) }) });
    const href = () => new URL(screen.getByRole('link', { name: /^Contact via WhatsApp/ }).getAttribute('href') ?? '');
    expect(href().host + href().pathname).toBe('wa.me/96176999888');
    expect(href().searchParams.get('text')).toBe(text);
    await fillIn();
    expect(href().pathname).toBe('/96176999888');
    expect(href().searchParams.get('text')).toBe(`${text} (Legal area: Family)`);
  });

  it('honeypot: people neither see nor reach it; what a robot puts there goes along', async () => {
    const { sent } = await openPage('/contact', { api: api() });
    const trap = document.querySelector<HTMLInputElement>('input[name=website]') as HTMLInputElement;
    expect(trap.tabIndex).toBe(-1);
    expect(trap.closest('[aria-hidden=true]')).toBeTruthy();
    await fillIn();
    trap.value = 'https://spam.example';
    fireEvent.click(button());
    await screen.findByText(/Your reference is/);
    expect(sent('POST /chatbot/leads').at(-1)?.body).toMatchObject({ website: 'https://spam.example' });
  });

  it('WCAG 3.3.7: a signed-in client finds the form filled in, except where something is typed', async () => {
    const profile = {
      name: 'Rana Haddad',
      phone: '+96170000002',
      whatsappNumber: null,
      email: 'r@example.com',
      address: null,
      language: 'en',
    };
    await openPage('/contact', {
      session: { status: 'person', person: aPerson({ roles: ['client'] }) },
      api: siteApi({ [LEADS]: sent, 'GET /identity/my/profile': () => profile }),
    });
    await waitFor(() => expect((screen.getByLabelText(/^Last name/) as HTMLInputElement).value).toBe('Haddad'));
    expect((screen.getByLabelText(/^WhatsApp number/) as HTMLInputElement).value).toBe('+96170000002');
  });
});

describe('where the office is', () => {
  it('D-029: an address comes with the way to it on a map; without an address there is neither', async () => {
    const address = {
      street: { en: 'Street 1', ar: 'شارع 1' },
      city: { en: 'Beirut', ar: 'بيروت' },
      country: 'LB' as const,
    };
    await openPage('/contact', { profile: anOfficeProfile({ address }), language: 'ar' });
    const way = screen.getByRole('link', { name: /^الاتجاهات إلى المكتب/ });
    expect(new URL(way.getAttribute('href') ?? '').searchParams.get('query')).toBe('Street 1, Beirut, Lebanon');
    cleanup();
    await openPage('/contact', {});
    expect(screen.queryByRole('link', { name: /^Directions/ })).toBeNull();
  });
});

describe('contact form without JavaScript', () => {
  it('D-027: is an ordinary form, and the page after it shows the reference', async () => {
    await openPage('/contact', { api: api(), said: { sent: 'L-2026-0042' } });
    expect(screen.getByRole('status').textContent).toContain(THANKS);
    cleanup();
    await openPage('/contact', { api: api(), language: 'ar' });
    expect(document.querySelector('form')?.getAttribute('action')).toBe('/ar/contact#request');
    expect(document.getElementById('request')?.contains(document.querySelector('form'))).toBe(true);
    expect(document.querySelector('form')?.getAttribute('method')).toBe('post');
  });

  it('D-027: a field that is wrong brings the form back with everything that was typed', async () => {
    const { result } = await openPage('/contact', { api: api(), form: { ...typed, phone: 'abc' } });
    expect(result.status).toBe(400);
    expect(screen.getByRole('alert').textContent).toContain('Invalid Phone Number');
    expect((screen.getByLabelText(/^First name/) as HTMLInputElement).value).toBe('Rana');
    expect((screen.getByLabelText(/^Legal area/) as HTMLSelectElement).value).toBe('family');
    expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
  });

  it('D-027: an address alone makes no page thank for a request', async () => {
    await openPage('/contact?sent=L-2026-9999', { api: api() });
    expect(screen.queryByText(/L-2026-9999/)).toBeNull();
  });

  it('shows only references that look like ours', async () => {
    await openPage('/contact', { api: api(), said: { sent: 'CALL 00999' } });
    expect(screen.queryByText(/Your reference/)).toBeNull();
    expect(button()).toBeTruthy();
  });
});
