/**
 * @jest-environment jsdom
 */
import type { OwnRequest } from '@diwan/contracts/matters/requests/own.http';
import { answerProblem, type ShellOptions } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';
import { anItem, aRequest } from '../../../testing/samples.js';

const QUESTION = anItem({
  id: '64b0000000000000000000b3',
  title: { en: 'When can you come?', ar: 'متى يمكنك الحضور؟' },
  explanation: { en: '', ar: '' },
  kind: 'text',
  dueOn: null,
});

const open = (
  requests: OwnRequest[],
  {
    path = '/client-portal/requests',
    language = 'en' as 'en' | 'ar',
    api = {} as NonNullable<ShellOptions['api']>,
  } = {},
) => openPortal(path, { language, api: { 'GET /cases/my/requests': () => requests, ...api } });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('what the firm needs of a client (PORT-07)', () => {
  it('says what, why and until when, and lets each thing be answered where it stands', async () => {
    await open([aRequest({ items: [anItem(), QUESTION] })]);
    const request = within(await screen.findByRole('region', { name: 'Power of attorney' }));
    expect(request.getByText('Please by 20 May 2026')).toBeTruthy();
    expect(request.getByText('The page with your photograph.')).toBeTruthy();
    expect(request.getByRole('button', { name: /Choose files/ })).toBeTruthy();
    expect(request.getByRole('textbox', { name: 'Your answer: When can you come?' })).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('sends an answer in words and shows what the service made of it', async () => {
    let said: unknown;
    await open([aRequest({ items: [QUESTION] })], {
      api: {
        'POST /cases/my/requests/:id/items/:item/answer': ({ body }) => {
          said = body;
          return aRequest({ items: [{ ...QUESTION, state: 'answered', text: 'Any morning' }] });
        },
      },
    });
    await userEvent.type(await screen.findByRole('textbox'), 'Any morning');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('We are looking at it')).toBeTruthy();
    expect(said).toEqual({ text: 'Any morning', over: '' });
    expect(screen.getByRole('button', { name: 'Change answer' })).toBeTruthy();
  });

  it('an answer that was typed and not sent is there again after a reload, until it was sent', async () => {
    const requests = [aRequest({ items: [QUESTION] })];
    await open(requests);
    await userEvent.type(await screen.findByRole('textbox'), 'Any mor');
    cleanup();
    await open(requests, {
      api: { 'POST /cases/my/requests/:id/items/:item/answer': () => aRequest({ items: [QUESTION] }) },
    });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
    expect(field.value).toBe('Any mor');
    await userEvent.type(field, 'ning');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.includes('answer:'))).toEqual([]));
  });

  it('M1: what was answered by somebody else meanwhile is shown, and replaced only on purpose', async () => {
    let standing = '';
    const sent: unknown[] = [];
    const now = () => aRequest({ items: [{ ...QUESTION, state: standing ? 'answered' : 'open', text: standing }] });
    await open([], {
      api: {
        'GET /cases/my/requests': () => [now()],
        'POST /cases/my/requests/:id/items/:item/answer': ({ body }) => {
          sent.push(body);
          const { text, over } = body as { text: string; over: string };
          if (over !== standing) return answerProblem('CONFLICT');
          standing = text;
          return now();
        },
      },
    });
    await userEvent.type(await screen.findByRole('textbox'), 'Any morning');
    standing = 'On Monday';
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('On Monday')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Any morning');
    expect(await axeFaults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Go on with mine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change answer' }));
    await screen.findByText('We are looking at it');
    expect(sent.at(-1)).toEqual({ text: 'Any morning', over: 'On Monday' });
    expect(screen.queryByText('On Monday')).toBeNull();
  });

  it('an answer that could not be sent stays in its field, with the reason', async () => {
    await open([aRequest({ items: [QUESTION] })], {
      api: { 'POST /cases/my/requests/:id/items/:item/answer': () => answerProblem('CONFLICT') },
    });
    await userEvent.type(await screen.findByRole('textbox'), 'Any morning');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('problem: CONFLICT')).toBeTruthy();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Any morning', 'true']);
  });

  it('says why something was refused and asks for it again; what is accepted is not asked for', async () => {
    const refused = anItem({ state: 'refused', reason: 'The corner is missing.' });
    const accepted = anItem({ id: '64b0000000000000000000b4', title: { en: 'Lease', ar: 'عقد' }, state: 'accepted' });
    await open([aRequest({ items: [refused, accepted] })]);
    expect(await screen.findByText('The corner is missing.')).toBeTruthy();
    const done = screen.getByRole('heading', { name: 'Lease' }).closest('li') as HTMLElement;
    expect(within(done).getByText('Accepted')).toBeTruthy();
    expect(within(done).queryByRole('button')).toBeNull();
  });

  it('takes back a file that the firm has not looked at', async () => {
    const file = { id: '64b0000000000000000000f1', name: 'passport.jpg', size: 900 };
    await open([aRequest({ items: [anItem({ state: 'answered', files: [file] })] })], {
      api: { 'DELETE /cases/my/requests/:id/items/:item/files/:file': () => aRequest() },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take back passport.jpg' }));
    expect(await screen.findByText('We wait for you')).toBeTruthy();
    expect(screen.queryByText('passport.jpg')).toBeNull();
  });

  it('one request has an address of its own; an unknown one is not found', async () => {
    const path = '/client-portal/requests/64b0000000000000000000b1';
    await open([aRequest(), aRequest({ id: '64b0000000000000000000b8', title: { en: 'Other', ar: '' } })], { path });
    expect(await screen.findByRole('region', { name: 'Power of attorney' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Other' })).toBeNull();
    cleanup();
    await open([], { path });
    expect(await screen.findByText('Oops! Page not found')).toBeTruthy();
  });

  it('D-075: nothing is another picture than a failure', async () => {
    await open([]);
    expect(await screen.findByText('Nothing at the moment')).toBeTruthy();
    cleanup();
    await open([], { api: { 'GET /cases/my/requests': () => answerProblem('INTERNAL') } });
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Nothing at the moment')).toBeNull();
  });

  it('is sound in Arabic', async () => {
    await open([aRequest()], { language: 'ar' });
    expect(await screen.findByRole('heading', { name: 'جواز السفر' })).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });
});
