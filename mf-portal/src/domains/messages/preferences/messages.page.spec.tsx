/**
 * @jest-environment jsdom
 */
import type { OwnMessages } from '@diwan/contracts/messages/preferences/http';
import type { MessageChannel, MessageTopic } from '@diwan/contracts/messages/preferences/topics';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';

const USUAL = { from: 21, until: 8 };
type Wish = OwnMessages['wishes'][number];
const usual = (topic: MessageTopic, channel: MessageChannel): Wish => ({
  topic,
  channel,
  wanted: true,
  fixed: topic === 'hearing' && channel === 'email',
  changedAt: null,
});
const answer = (change: Partial<OwnMessages> = {}): OwnMessages => ({
  wishes: [usual('hearing', 'whatsapp'), usual('document', 'whatsapp')],
  emailOffered: false,
  first: 'whatsapp',
  quiet: { hours: USUAL, usual: USUAL, changedAt: null },
  ...change,
});
const topic = (name: string) => screen.findByRole('group', { name });
const box = async (name: string, channel: string) =>
  within(await topic(name)).getByRole<HTMLInputElement>('checkbox', { name: channel });

afterEach(cleanup);

describe('D-141, PORT-08: the messages a person wants', () => {
  it('are shown, changed by one press and kept', async () => {
    const changed = { ...usual('document', 'whatsapp'), wanted: false, changedAt: '2026-11-22T08:00:00.000Z' };
    const { sent } = await openPortal('/client-portal/messages-settings', {
      api: {
        'GET /identity/my/messages': () => answer(),
        'PUT /identity/my/messages': () => answer({ wishes: [usual('hearing', 'whatsapp'), changed] }),
      },
    });
    expect((await box('Documents', 'WhatsApp')).checked).toBe(true);
    await userEvent.click(await box('Documents', 'WhatsApp'));
    await waitFor(async () => expect((await box('Documents', 'WhatsApp')).checked).toBe(false));
    expect((await box('Court hearings', 'WhatsApp')).checked).toBe(true);
    expect(sent('PUT /identity/my/messages').at(-1)?.body).toEqual({
      topic: 'document',
      channel: 'whatsapp',
      wanted: false,
      consentVersion: 'messages-2026-11-25',
    });
    expect(screen.getByText(/22 November 2026/)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('are offered by e-mail where the address is verified; news of a court cannot be stopped there', async () => {
    const wishes = [usual('hearing', 'whatsapp'), usual('hearing', 'email'), usual('document', 'email')];
    await openPortal('/client-portal/messages-settings', {
      api: { 'GET /identity/my/messages': () => answer({ wishes, emailOffered: true }) },
    });
    expect((await box('Court hearings', 'E-mail')).disabled).toBe(true);
    expect((await box('Documents', 'E-mail')).disabled).toBe(false);
    expect(screen.queryByText(/verified addresses only/)).toBeNull();
  });

  it('stay as they were when they cannot be kept', async () => {
    await openPortal('/client-portal/messages-settings', {
      api: {
        'GET /identity/my/messages': () => answer(),
        'PUT /identity/my/messages': () => answerProblem('UNAVAILABLE'),
      },
    });
    expect(await screen.findByText(/verified addresses only/)).toBeTruthy();
    await userEvent.click(await box('Documents', 'WhatsApp'));
    await waitFor(async () => expect((await box('Documents', 'WhatsApp')).disabled).toBe(false));
    expect((await box('Documents', 'WhatsApp')).checked).toBe(true);
  });
});

describe('NOT-09: the way that is tried first', () => {
  it('is chosen among those that reach the person, and counts at once', async () => {
    const wishes = [usual('hearing', 'whatsapp'), usual('hearing', 'sms'), usual('document', 'whatsapp')];
    const { sent } = await openPortal('/client-portal/messages-settings', {
      api: {
        'GET /identity/my/messages': () => answer({ wishes }),
        'PUT /identity/my/first-channel': () => answer({ wishes, first: 'sms' }),
      },
    });
    const first = await screen.findByLabelText<HTMLSelectElement>('Try first');
    expect([...first.options].map(({ text }) => text)).toEqual(['WhatsApp', 'SMS']);
    await userEvent.selectOptions(first, 'SMS');
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Try first').value).toBe('sms'));
    expect(sent('PUT /identity/my/first-channel').at(-1)?.body).toEqual({ channel: 'sms' });
    expect(await axeFaults()).toEqual([]);
  });

  it('is not asked where there is one only', async () => {
    await openPortal('/client-portal/messages-settings', { api: { 'GET /identity/my/messages': () => answer() } });
    await topic('Documents');
    expect(screen.queryByLabelText('Try first')).toBeNull();
  });
});

describe('NOT-10: quiet hours', () => {
  it('are chosen in full hours, ended and begun again; each counts at once', async () => {
    const { requests } = await openPortal('/client-portal/messages-settings', {
      api: {
        'GET /identity/my/messages': () => answer(),
        'PUT /identity/my/quiet-hours': ({ body }) =>
          answer({ quiet: { hours: (body as { hours: typeof USUAL | null }).hours, usual: USUAL, changedAt: null } }),
      },
    });
    const quiet = await screen.findByRole<HTMLInputElement>('checkbox', { name: /at night/ });
    const sent = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(screen.getByLabelText<HTMLSelectElement>('From').value).toBe('21');
    await userEvent.selectOptions(screen.getByLabelText('From'), '23:00');
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('From').value).toBe('23'));
    expect([...screen.getByLabelText<HTMLSelectElement>('Until').options].map(({ value }) => value)).not.toContain(
      '23',
    );
    expect(await axeFaults()).toEqual([]);
    await userEvent.click(quiet);
    await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull());
    await userEvent.click(quiet);
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Until').value).toBe('8'));
    expect(sent()).toEqual([{ hours: { from: 23, until: 8 } }, { hours: null }, { hours: USUAL }]);
  });

  it.each([
    ["the firm's own where it has some", { from: 22, until: 7 }],
    ['the usual ones where it has none', null],
  ])('begun again they are %s', async (_what, usual) => {
    const { sent } = await openPortal('/client-portal/messages-settings', {
      api: {
        'GET /identity/my/messages': () => answer({ quiet: { hours: null, usual, changedAt: null } }),
        'PUT /identity/my/quiet-hours': () => answer(),
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /at night/ }));
    await waitFor(() => expect(sent('PUT /identity/my/quiet-hours').at(-1)?.body).toEqual({ hours: usual ?? USUAL }));
  });
});
