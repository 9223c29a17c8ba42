/**
 * @jest-environment jsdom
 */
import { keepDraft } from '@diwan/mf-kit';
import { aPerson, fakeShell } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import messages from '../derived/messages.en.js';
import { useConflict } from './use-conflict.js';

interface Note {
  version: number;
  title: string;
  text: string;
  place: string;
}

const PERSON = '64b0000000000000000000a1';
const FIRST: Note = { version: 3, title: 'Meeting', text: 'At nine', place: 'Beirut' };
const valuesOf = ({ title, text, place }: Note) => ({ title, text, place });

function Editor({ item, now }: { item: Note; now: Note }) {
  const form = useForm({ defaultValues: valuesOf(item) });
  const { notices, version, onConflict } = useConflict({
    ...{ form, item, valuesOf, failed: 'Failed', draft: 'note' },
    fetch: async () => now,
    describe: (name: string, value: unknown) => ({ label: name, text: String(value) }),
  });
  return (
    <>
      {notices}
      <input aria-label="title" {...form.register('title')} />
      <input aria-label="text" {...form.register('text')} />
      <input aria-label="place" {...form.register('place')} />
      <button type="button" onClick={() => void onConflict()}>
        Save over {version}
      </button>
    </>
  );
}

function open(item: Note, now = item) {
  const { wrapper } = fakeShell({ session: { status: 'person', person: aPerson({ id: PERSON }) }, messages });
  return render(<Editor item={item} now={now} />, { wrapper });
}
const typed = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const keep = (values: Partial<Note>) =>
  keepDraft(PERSON, 'note', { version: 3, base: valuesOf(FIRST), values: { ...valuesOf(FIRST), ...values } });
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^Save over/ })));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('D-129: what was typed meets what somebody else saved', () => {
  it('after a reload: names what is taken over, and keeps the rest', () => {
    keep({ text: 'At ten' });
    open({ ...FIRST, version: 4, title: 'Hearing' });
    expect(screen.getByText('Taken over from what is saved now: title.')).toBeTruthy();
    expect([typed('title'), typed('text')]).toEqual(['Hearing', 'At ten']);
  });

  it('what is typed after a reload outlives a change that arrives while the form is open', async () => {
    keep({ text: 'At ten' });
    const { rerender } = open(FIRST);
    type('text', 'At eleven');
    const later = { ...FIRST, version: 4, title: 'Hearing' };
    rerender(<Editor item={later} now={later} />);
    expect(typed('text')).toBe('At eleven');
    await save();
    expect(screen.getByText('Taken over from what is saved now: title.')).toBeTruthy();
    expect([typed('title'), typed('text')]).toEqual(['Hearing', 'At eleven']);
  });

  it('who saves without having looked is told the same again, with what came since', async () => {
    const second = { ...FIRST, version: 4, title: 'Hearing' };
    const { rerender } = open(FIRST, second);
    type('text', 'At ten');
    await save();
    rerender(<Editor item={FIRST} now={{ ...second, version: 5, place: 'Tripoli' }} />);
    await save();
    expect(screen.getByText('Taken over from what is saved now: title, place.')).toBeTruthy();
    expect([typed('title'), typed('text'), typed('place')]).toEqual(['Hearing', 'At ten', 'Tripoli']);
  });
});
