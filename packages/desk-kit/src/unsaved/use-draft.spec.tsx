/**
 * @jest-environment jsdom
 */
import { readDraft } from '@diwan/mf-kit';
import { aPerson, fakeShell } from '@diwan/mf-kit/testing';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { forgetDraft, useDraft } from './use-draft.js';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const PERSON = '64b0000000000000000000a1';
const NAME = 'client:64b0000000000000000000c1';

function Sheet({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { name: 'Rana' } });
  useDraft({ form, name: NAME, base: { name: 'Rana' }, version: 1 });
  const save = async () => {
    await Promise.resolve();
    // As forms do whose record is saved: the sheet closes, and what saves it drops the draft after.
    flushSync(onClose);
    forgetDraft(form);
  };
  return (
    <>
      <input aria-label="Name" {...form.register('name')} />
      <button type="button" onClick={() => void save()}>
        Save
      </button>
    </>
  );
}

function Page() {
  const [open, setOpen] = useState(true);
  return open ? <Sheet onClose={() => setOpen(false)} /> : <p>Saved</p>;
}

it('H4: a form that closes when it is saved leaves no draft behind', async () => {
  const { wrapper } = fakeShell({ session: { status: 'person', person: aPerson({ id: PERSON }) } });
  render(<Page />, { wrapper });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Salma' } });
  await waitFor(() => expect(readDraft(PERSON, NAME)).toMatchObject({ version: 1, values: { name: 'Salma' } }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(readDraft(PERSON, NAME)).toBeNull();
});
