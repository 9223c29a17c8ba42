/**
 * @jest-environment jsdom
 */
import type { Timer } from '@diwan/contracts/money/timers/http';
import { answerProblem, aPerson, type FakeApi, type FakeRequest, fakeShell } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Providers } from '../../../app/layout.js';
import messages from '../../../derived/messages.en.js';
import { pageOf } from '../../../testing/open-page.js';
import { StartTimerButton } from './start-timer.js';

afterEach(cleanup);

const CASE = { id: '64b0000000000000000000c1', title: 'Khoury v. Cedar', caseNumber: '2026/1' };
const running = (legalCase = CASE): Timer => ({
  ...{ id: '64b0000000000000000000e1', legalCase, description: '', countedMs: 0 },
  ...{ runningSince: '2026-11-26T08:00:00.000Z', now: '2026-11-26T08:00:01.000Z' },
});

/** The service does what is asked, but the answer to the first start is lost. */
function aService() {
  let timer: Timer | null = null;
  const keys: (string | null)[] = [];
  const start = ({ headers }: FakeRequest) => {
    const isReplay = keys.includes(headers.get('Idempotency-Key'));
    keys.push(headers.get('Idempotency-Key'));
    if (timer && !isReplay) return answerProblem('TIMER_RUNNING');
    if (!isReplay) timer = running();
    return keys.length === 1 ? answerProblem('UNAVAILABLE') : { timer };
  };
  const api: FakeApi = {
    'GET /cases/cases': () => pageOf([CASE]),
    'GET /billing/timer': () => ({ timer }),
    'POST /billing/timer/start': start,
  };
  return {
    api,
    runs: () => timer !== null,
    /** On another device. */
    stop: () => {
      timer = null;
    },
  };
}

function open(api: FakeApi) {
  const shell = fakeShell({ session: { status: 'person', person: aPerson() }, messages, api });
  const tree = (
    <Providers>
      <StartTimerButton legalCase={CASE} />
    </Providers>
  );
  render(tree, { wrapper: shell.wrapper });
  const user = userEvent.setup();
  return {
    ...shell,
    begin: () => user.click(screen.getByRole('button', { name: 'Start timer' })),
    press: async (name: string) => {
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(await dialog.findByRole('button', { name }));
    },
  };
}

describe('F2: a timer', () => {
  it('whose start was not answered is not stopped and begun anew by the next press', async () => {
    const { begin, press, toasts, requests } = open(aService().api);
    await begin();
    await press('Start timer');
    await waitFor(() => expect(toasts.at(-1)?.kind).toBe('error'));
    await press('Stop it and start');
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Timer started'));
    expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/billing/timer/start',
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('begins each time that somebody means it, also on the same case soon after a start that was not answered', async () => {
    const { api, runs, stop } = aService();
    const first = open(api);
    await first.begin();
    await first.press('Start timer');
    await waitFor(() => expect(first.toasts.at(-1)?.kind).toBe('error'));
    stop();
    cleanup();
    const second = open(api);
    await second.begin();
    await second.press('Start timer');
    await waitFor(() => expect(second.toasts.at(-1)?.description).toBe('Timer started'));
    expect(runs()).toBe(true);
  });
});

it('P16: says after a switch that the timer before may have been forgotten', async () => {
  const legalCase = { ...CASE, id: '64b0000000000000000000c2', title: 'Another' };
  const { begin, press, toasts } = open({
    'GET /cases/cases': () => pageOf([CASE]),
    'GET /billing/timer': () => ({ timer: running(legalCase) }),
    'POST /billing/timer/switch': () => ({ stopped: { timerMinutes: 2292 }, timer: running() }),
  });
  await begin();
  await press('Stop it and start');
  await waitFor(() => expect(toasts.at(-1)?.description).toMatch(/ran for ten hours or more/));
});
