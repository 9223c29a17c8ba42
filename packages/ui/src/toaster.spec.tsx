/**
 * @jest-environment jsdom
 */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { currentToasts, toast } from './toast.js';
import { Toaster } from './toaster.js';

function setup() {
  render(
    <>
      <button type="button">Elsewhere</button>
      <Toaster label="Notifications" closeLabel="Close" duration={6000} />
    </>,
  );
  return {
    region: screen.getByRole('region', { name: 'Notifications' }),
    shown: () => [...document.querySelectorAll('.ui-toast__title')].map((title) => title.textContent),
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
    show: (use: () => void) => act(use),
  };
}

describe('Toaster', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    act(() => toast.dismissAll());
    cleanup();
    jest.useRealTimers();
  });

  it('D-133: shows three at most and the others as there is room', () => {
    const { shown, show, pass } = setup();
    show(() => ['One', 'Two', 'Three', 'Four'].forEach((text) => void toast.info(text)));
    expect(shown()).toEqual(['One', 'Two', 'Three']);
    pass(6000);
    expect(shown()).toEqual(['Four']);
  });

  it('D-133: keeps errors until they are closed', () => {
    const { shown, show, pass } = setup();
    show(() => {
      toast.error('Could not save');
      toast.success('Sent');
    });
    pass(60_000);
    expect(shown()).toEqual(['Could not save']);
    expect(screen.getByRole('alert').textContent).toContain('Could not save');
    fireEvent.click(screen.getByRole('button', { name: 'Close: Could not save' }));
    expect(shown()).toEqual([]);
  });

  it('is reached by Alt+T and left by Escape', () => {
    const { region, show } = setup();
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    fireEvent.keyDown(document, { altKey: true, code: 'KeyT' });
    expect(document.activeElement).toBe(region);
    fireEvent.keyDown(region, { key: 'Escape' });
    expect(document.activeElement).toBe(elsewhere);

    show(() => void toast.info('Hearing moved'));
    fireEvent.keyDown(document, { altKey: true, code: 'KeyT' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close: Hearing moved' }));
  });

  it('lets nothing go while somebody is reading', () => {
    const { region, shown, show, pass } = setup();
    show(() => void toast.info('Hearing moved'));
    fireEvent.pointerEnter(region);
    pass(60_000);
    expect(shown()).toEqual(['Hearing moved']);
    fireEvent.pointerLeave(region);
    pass(6000);
    expect(shown()).toEqual([]);
  });

  it('H7: shows every success, however many errors nobody has closed', () => {
    const { shown, show, pass } = setup();
    show(() => ['One', 'Two', 'Three', 'Four'].forEach((text) => void toast.error(text)));
    expect(shown()).toEqual(['Three', 'Four']);
    show(() => void toast.success('Saved'));
    expect(shown()).toEqual(['Three', 'Four', 'Saved']);
    pass(6000);
    expect(shown()).toEqual(['Three', 'Four']);
  });

  it('H7: says the same once', () => {
    const { shown, show } = setup();
    show(() => {
      toast.error('Invalid OTP', { description: 'Six digits' });
      toast.info('Sent');
      toast.error('Invalid OTP', { description: 'Six digits' });
    });
    expect(shown()).toEqual(['Sent', 'Invalid OTP']);
    expect(currentToasts()).toHaveLength(2);
  });

  it('H7: on a small screen there is one at a time, what passes first, for four seconds', () => {
    Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) });
    try {
      const { shown, show, pass } = setup();
      show(() => {
        toast.error('Could not save');
        toast.success('Sent');
        toast.success('Saved');
      });
      expect(shown()).toEqual(['Sent']);
      pass(4000);
      expect(shown()).toEqual(['Saved']);
      pass(4000);
      expect(shown()).toEqual(['Could not save']);
    } finally {
      Reflect.deleteProperty(window, 'matchMedia');
    }
  });

  it('A11Y-04: leaves Alt+T alone when somebody does not want it', () => {
    render(<Toaster label="Quiet" closeLabel="Close" hotkey={false} />);
    fireEvent.keyDown(document, { altKey: true, code: 'KeyT' });
    expect(document.activeElement).toBe(document.body);
  });

  it('replaces the one with the same id, in its place', () => {
    const { shown, show } = setup();
    show(() => {
      toast.info('Sending', { id: 'invoice' });
      toast.info('Other');
      toast.success('Sent', { id: 'invoice' });
    });
    expect(shown()).toEqual(['Sent', 'Other']);
  });

  it('runs the action and closes', () => {
    const { shown, show } = setup();
    const onPress = jest.fn();
    show(() => void toast.error('Could not save', { action: { label: 'Try again', onPress } }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual([]);
  });
});
