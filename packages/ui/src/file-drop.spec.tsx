/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop, type FileDropProps } from './file-drop.js';

const TEXTS = { choose: 'Choose files', drop: 'or drop them here', cancel: 'Cancel', retry: 'Retry', remove: 'Remove' };
const lease = new File(['x'], 'lease.pdf', { type: 'application/pdf' });
const deed = new File(['y'], 'deed.pdf', { type: 'application/pdf' });

function setup(props: Partial<FileDropProps> = {}) {
  const calls = { onFiles: jest.fn(), onCancel: jest.fn(), onRetry: jest.fn(), onRemove: jest.fn() };
  const { container } = render(<FileDrop label="Documents" texts={TEXTS} {...calls} {...props} />);
  return {
    ...calls,
    user: userEvent.setup(),
    input: container.querySelector('input[type="file"]') as HTMLInputElement,
    zone: container.querySelector('.ui-file-drop__zone') as HTMLElement,
    drop: (files: File[]) =>
      fireEvent.drop(container.querySelector('.ui-file-drop__zone') as Element, { dataTransfer: { files } }),
  };
}

describe('FileDrop', () => {
  afterEach(cleanup);

  it('opens the browser’s own dialog by a button that is named after the field', async () => {
    const { user, input } = setup({ hint: 'PDF only' });
    const opened = jest.fn();
    input.addEventListener('click', opened);
    const button = screen.getByRole('button', { name: 'Documents Choose files' });
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('PDF only');
    await user.click(button);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('hands over chosen and dropped files', () => {
    const { input, drop, onFiles } = setup({ multiple: true });
    fireEvent.change(input, { target: { files: [lease] } });
    expect(onFiles).toHaveBeenLastCalledWith([lease]);
    drop([lease, deed]);
    expect(onFiles).toHaveBeenLastCalledWith([lease, deed]);
  });

  it('takes one file where one is wanted, and none while disabled', () => {
    const single = setup();
    single.drop([lease, deed]);
    expect(single.onFiles).toHaveBeenCalledWith([lease]);
    cleanup();
    const disabled = setup({ disabled: true });
    disabled.drop([lease]);
    expect(disabled.onFiles).not.toHaveBeenCalled();
  });

  it('shows that it is ready to catch', () => {
    const { zone } = setup();
    fireEvent.dragOver(zone);
    expect(zone.dataset.over).toBe('true');
    fireEvent.dragLeave(zone);
    expect(zone.dataset.over).toBeUndefined();
  });

  it('offers what fits the state of each file', async () => {
    const { user, onCancel, onRetry, onRemove } = setup({
      files: [
        { id: 'a', name: 'lease.pdf', state: 'sending', progress: 0.4, stateText: '40% sent' },
        { id: 'b', name: 'deed.pdf', state: 'failed', stateText: 'Too large' },
        { id: 'c', name: 'map.pdf', state: 'done', stateText: 'Sent' },
      ],
    });
    expect(screen.getByRole('progressbar', { name: 'lease.pdf' }).getAttribute('value')).toBe('0.4');
    await user.click(screen.getByRole('button', { name: 'Cancel: lease.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Retry: deed.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Remove: map.pdf' }));
    expect([onCancel.mock.calls, onRetry.mock.calls, onRemove.mock.calls]).toEqual([[['a']], [['b']], [['c']]]);
    expect(screen.queryByRole('button', { name: 'Retry: map.pdf' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove: lease.pdf' })).toBeNull();
  });
});
