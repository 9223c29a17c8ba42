/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useUnsavedChanges } from './unsaved-changes.js';

interface ExampleProps {
  dirty: boolean;
  onLeave: (proceed: () => void) => void;
  onFollow: () => void;
}

function Example({ dirty, onLeave, onFollow }: ExampleProps) {
  useUnsavedChanges(dirty, onLeave);
  const follow = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onFollow();
  };
  return (
    <>
      <a href="/portal/cases" onClick={follow}>
        Cases
      </a>
      <a href="#notes">Notes</a>
    </>
  );
}

function setup(dirty: boolean) {
  const onLeave = jest.fn<(proceed: () => void) => void>();
  const onFollow = jest.fn();
  render(<Example dirty={dirty} onLeave={onLeave} onFollow={onFollow} />);
  return { onLeave, onFollow };
}

const unload = () => {
  const event = createEvent('beforeunload', window, { cancelable: true });
  fireEvent(window, event);
  return event.defaultPrevented;
};

describe('useUnsavedChanges', () => {
  afterEach(cleanup);

  it('holds back a link until the person agrees', () => {
    const { onLeave, onFollow } = setup(true);
    fireEvent.click(screen.getByText('Cases'));
    expect(onFollow).not.toHaveBeenCalled();
    const proceed = onLeave.mock.calls[0]?.[0];
    proceed?.();
    expect(onFollow).toHaveBeenCalledTimes(1);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('lets go of links that stay here or open a new window', () => {
    const { onLeave, onFollow } = setup(true);
    fireEvent.click(screen.getByText('Notes'));
    fireEvent.click(screen.getByText('Cases'), { ctrlKey: true });
    expect(onLeave).not.toHaveBeenCalled();
    expect(onFollow).toHaveBeenCalledTimes(1);
  });

  it('has the browser ask before the window is closed, only while there is something to lose', () => {
    setup(true);
    expect(unload()).toBe(true);
    cleanup();
    const { onFollow } = setup(false);
    expect(unload()).toBe(false);
    fireEvent.click(screen.getByText('Cases'));
    expect(onFollow).toHaveBeenCalledTimes(1);
  });
});
