/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion.js';
import { Disclosure } from './disclosure.js';

const QUESTIONS = [
  { id: 'cost', summary: 'What does it cost?', content: 'Thirty minutes are free.' },
  { id: 'french', summary: 'Do you speak French?', content: 'Oui.' },
];

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';

describe('Disclosure', () => {
  afterEach(() => {
    cleanup();
    window.location.hash = '';
  });

  it('shows and hides its text by the button, which names the region', async () => {
    render(<Disclosure summary="Fees">By agreement.</Disclosure>);
    expect(isOpen('Fees')).toBe(false);
    await userEvent.click(button('Fees'));
    expect(isOpen('Fees')).toBe(true);
    const panel = screen.getByRole('region', { name: 'Fees' });
    expect(button('Fees').getAttribute('aria-controls')).toBe(panel.id);
    expect(panel.dataset.open).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(isOpen('Fees')).toBe(false);
  });

  it('closes the other one in an exclusive accordion only', async () => {
    const { unmount } = render(<Accordion exclusive defaultOpenId="cost" items={QUESTIONS} />);
    expect(isOpen('What does it cost?')).toBe(true);
    await userEvent.click(button('Do you speak French?'));
    expect([isOpen('What does it cost?'), isOpen('Do you speak French?')]).toEqual([false, true]);
    unmount();

    render(<Accordion defaultOpenId="cost" items={QUESTIONS} />);
    await userEvent.click(button('Do you speak French?'));
    expect([isOpen('What does it cost?'), isOpen('Do you speak French?')]).toEqual([true, true]);
  });

  it('opens the one that the address names, on arrival and later', () => {
    window.location.hash = '#french';
    render(<Accordion exclusive items={QUESTIONS} />);
    expect(isOpen('Do you speak French?')).toBe(true);
    act(() => {
      window.location.hash = '#cost';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect([isOpen('What does it cost?'), isOpen('Do you speak French?')]).toEqual([true, false]);
  });
});
