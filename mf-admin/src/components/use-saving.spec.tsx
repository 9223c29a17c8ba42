/**
 * @jest-environment jsdom
 */
import { ApiProblem } from '@diwan/mf-kit';
import { fakeShell } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import messages from '../derived/messages.en.js';
import { type Saving, useSaving } from './use-saving.js';

afterEach(cleanup);

type Settings = Partial<Saving<{ title: string }, { title: string }>>;

function Saver(settings: Settings) {
  const form = useForm({ defaultValues: { title: '' } });
  const saving = useSaving({ form, failed: 'Failed to save note', ...settings });
  const conflict = () => Promise.reject(new ApiProblem({ code: 'CONFLICT', status: 409, fieldErrors: {} } as never));
  return (
    <button type="button" onClick={() => void saving(conflict)}>
      Save
    </button>
  );
}

async function saved(settings: Settings) {
  const { wrapper, toasts } = fakeShell({ messages });
  render(<Saver {...settings} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return () => toasts.map(({ description }) => description);
}

const CASES: [string, () => unknown, Settings['why'] | null, RegExp | null][] = [
  ['of two versions is left to what shows both', async () => true, null, null],
  ['that answers nothing is, too', () => undefined, null, null],
  [
    'that no newer version explains says that something else changed',
    async () => false,
    null,
    /^Failed to save note\. Something that it depends on has changed/,
  ],
  [
    'that no newer version explains says what it means here',
    async () => false,
    { CONFLICT: 'It is billed already' },
    /It is billed already/,
  ],
];

describe('D-132: a conflict', () => {
  it.each(CASES)('%s', async (_name, onConflict, why, said) => {
    const told = await saved({ onConflict, ...(why && { why }) });
    if (said) await waitFor(() => expect(told()[0]).toMatch(said));
    else expect(told()).toEqual([]);
  });
});
