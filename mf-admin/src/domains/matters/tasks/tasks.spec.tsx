/**
 * @jest-environment jsdom
 */
import type { Task } from '@diwan/contracts/matters/tasks/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';

afterEach(cleanup);

const LIST = 'GET /cases/tasks';
const COLLEAGUES = 'GET /identity/colleagues';
const aTask = (more: Partial<Task> = {}): Task => ({
  id: '64b0000000000000000000e1',
  kind: 'by_hand',
  text: { en: 'Call the expert', ar: 'Call the expert' },
  reference: null,
  subjectId: null,
  note: '',
  state: 'open',
  priority: 'normal',
  owner: { id: '64b0000000000000000000a1', name: 'Maya Saliba' },
  due: { day: '2026-01-02', time: '12:00' },
  dueAt: '2026-01-02T10:00:00.000Z',
  repeat: null,
  snoozedUntil: null,
  legalCase: { id: '64b0000000000000000000c1', title: 'Khoury v. Cedar', caseNumber: '2026/1' },
  client: { id: '64b0000000000000000000b1', name: 'Rana Khoury' },
  leadId: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  movedAt: null,
  movedByName: '',
  version: 1,
  ...more,
});
const wish = aTask({
  id: '64b0000000000000000000e2',
  kind: 'share_wish',
  text: { en: '', ar: '' },
  due: null,
  dueAt: null,
});

describe('tasks', () => {
  it('OFF-10: says what is to be done in words of its kind, by when, and what is late', async () => {
    const { container } = await openPage('/admin/tasks', { api: { [LIST]: () => pageOf([aTask(), wish]) } });
    const late = await screen.findByText('Call the expert');
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('Khoury'));
    expect(late && first?.textContent).toContain('Late');
    expect(first?.textContent).toContain('Due 2 January 2026, 12:00 (Beirut)');
    expect(second?.textContent).toContain('Decide whether Rana Khoury may share a document');
    expect(second?.textContent).not.toContain('Late');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('OFF-10: says until when it is put off before that day only; from then on it can be put off again', async () => {
    const day = (days: number) => beirutDate(new Date(Date.now() + days * 86_400_000));
    const [asleep, awake] = [aTask({ snoozedUntil: day(1) }), aTask({ id: wish.id, snoozedUntil: day(0) })];
    const { user } = await openPage('/admin/tasks', { api: { [LIST]: () => pageOf([asleep, awake]) } });
    expect(await screen.findAllByText(/^Put off until/)).toHaveLength(1);
    const [first, second] = screen.getAllByRole('button', { name: /^Actions/ });
    await user.click(first as HTMLElement);
    expect(await screen.findByRole('menuitem', { name: 'Show again now' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(second as HTMLElement);
    expect(await screen.findByRole('menuitem', { name: 'Put off until tomorrow' })).toBeTruthy();
  });

  it('D-125: done at once, with Undo', async () => {
    const moves: unknown[] = [];
    const { user, toasts } = await openPage('/admin/tasks', {
      api: {
        [LIST]: () => pageOf([aTask()]),
        'POST /cases/tasks/:id/move': ({ body }) => {
          moves.push(body);
          return aTask({ state: 'done' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Done: Call the expert' }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ description: 'Task done', action: { label: 'Undo' } }));
    toasts[0]?.action?.onPress();
    await waitFor(() => expect(moves).toEqual([{ to: 'done' }, { to: 'open' }]));
  });

  it('one line and Enter adds a task; what failed stays in the field', async () => {
    let tries = 0;
    const { user } = await openPage('/admin/tasks', {
      api: {
        [LIST]: () => pageOf([]),
        'POST /cases/tasks': () => {
          tries += 1;
          return tries === 1 ? answerProblem('UNAVAILABLE') : aTask();
        },
      },
    });
    const field = await screen.findByLabelText<HTMLInputElement>('What is to be done? Enter adds it');
    // With nothing written it leads into the field.
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    expect([tries, document.activeElement]).toEqual([0, field]);
    await user.type(field, 'Call the expert{Enter}');
    await waitFor(() => expect(tries).toBe(1));
    expect(field.value).toBe('Call the expert');
    await user.type(field, '{Enter}');
    await waitFor(() => expect(field.value).toBe(''));
  });

  it('the menu "New" opens the form, and a series asks for its day', async () => {
    const { user } = await openPage('/admin/tasks?new=task', {
      api: { [LIST]: () => pageOf([]), [COLLEAGUES]: () => [] },
    });
    await user.type(await screen.findByLabelText(/What is to be done \*|What is to be done$/), 'File the reply');
    await user.selectOptions(screen.getByLabelText('Repeat'), 'month');
    await user.click(screen.getAllByRole('button', { name: 'Add task' }).at(-1) as HTMLElement);
    expect(await screen.findAllByText(/required|fill in/i)).not.toHaveLength(0);
  });

  it('F2: pressed again after a lost answer, and once more after a reload, it is the same task', async () => {
    let tries = 0;
    const api = {
      [LIST]: () => pageOf([]),
      [COLLEAGUES]: () => [],
      'POST /cases/tasks': () => (tries++ < 2 ? answerProblem('UNAVAILABLE') : aTask()),
    };
    const press = async (page: Awaited<ReturnType<typeof openPage>>) => {
      const before = page.sent('POST /cases/tasks').length;
      await page.user.click(screen.getAllByRole('button', { name: 'Add task' }).at(-1) as HTMLElement);
      await waitFor(() => expect(page.sent('POST /cases/tasks')).toHaveLength(before + 1));
      return page.sent('POST /cases/tasks').at(-1)?.headers.get('Idempotency-Key');
    };
    const first = await openPage('/admin/tasks?new=task', { api });
    await first.user.type(await screen.findByLabelText(/What is to be done \*|What is to be done$/), 'File the reply');
    const key = await press(first);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await press(first)).toBe(key);
    await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('File the reply'));
    cleanup();
    const again = await openPage('/admin/tasks?new=task', { api, reloaded: true });
    expect(await screen.findByDisplayValue('File the reply')).toBeTruthy();
    expect(await press(again)).toBe(key);
    await waitFor(() => expect(screen.queryByDisplayValue('File the reply')).toBeNull());
  });

  it('D-132: a list that cannot be had says so', async () => {
    await openPage('/admin/tasks', { api: { [LIST]: () => answerProblem('UNAVAILABLE') } });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch tasks');
  });
});
