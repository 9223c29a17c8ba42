/**
 * @jest-environment jsdom
 */
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../testing/open-page.js';
import type { Lead } from './api/list-leads.js';

afterEach(cleanup);

const LIST = 'GET /chatbot/leads';
const aLead = (changes: Partial<Lead> = {}): Lead => ({
  id: '64b0000000000000000000f1',
  reference: 'L-2026-0042',
  firstName: 'Omar',
  lastName: 'Daher',
  email: 'omar@example.com',
  phone: '+96171234567',
  area: 'family',
  channel: 'whatsapp',
  message: `${'m'.repeat(100)} and more`,
  source: 'contact',
  language: 'ar',
  status: 'new',
  respondBy: '2026-01-02T10:00:00.000Z',
  createdAt: '2026-01-01T10:00:00.000Z',
  ...changes,
});

describe('leads', () => {
  it('D-115: shows each with how to answer, by when, and what is late', async () => {
    const later = aLead({ id: '64b0000000000000000000f2', firstName: 'Lea', respondBy: '2999-01-01T10:00:00.000Z' });
    const { container } = await openPage('/admin/leads', { api: { [LIST]: () => pageOf([aLead(), later]) } });
    const row = within(await screen.findByRole('row', { name: /Omar Daher/ }));
    for (const text of ['L-2026-0042', 'Family Law', 'New', 'Overdue', '2 January 2026, 12:00 (Beirut)']) {
      expect(row.getByText(text)).toBeTruthy();
    }
    expect(row.getByText(`${'m'.repeat(100)}…`)).toBeTruthy();
    expect(row.getByRole('link', { name: '+961 71 234 567' }).getAttribute('href')).toBe('tel:+96171234567');
    expect(row.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toBe('https://wa.me/96171234567');
    expect(within(screen.getByRole('row', { name: /Lea Daher/ })).queryByText('Overdue')).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('an answered one is not late', async () => {
    await openPage('/admin/leads', { api: { [LIST]: () => pageOf([aLead({ status: 'contacted' })]) } });
    await screen.findByRole('row', { name: /Omar Daher/ });
    expect(screen.queryByText('Overdue')).toBeNull();
  });

  it('shows the whole message on the record', async () => {
    const { user } = await openPage('/admin/leads', { api: { [LIST]: () => pageOf([aLead()]) } });
    await user.click(await screen.findByRole('button', { name: 'Actions for Omar Daher' }));
    await user.click(screen.getByRole('menuitem', { name: 'Show all' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText(`${'m'.repeat(100)} and more`)).toBeTruthy();
    expect(sheet.getByRole('link', { name: 'omar@example.com' })).toBeTruthy();
  });

  it('filters by status in the address', async () => {
    const { user, requests, location } = await openPage('/admin/leads', { api: { [LIST]: () => pageOf([]) } });
    expect(await screen.findByRole('heading', { name: 'No leads yet' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Status'), 'Won');
    await waitFor(() => expect(requests.at(-1)?.query.get('status')).toBe('won'));
    expect(location()).toBe('/admin/leads?status=won');
    expect(await screen.findByRole('heading', { name: 'No lead has this status' })).toBeTruthy();
  });

  it('says what failed', async () => {
    await openPage('/admin/leads', { api: { [LIST]: () => answerProblem('FORBIDDEN') } });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch leads');
  });
});
