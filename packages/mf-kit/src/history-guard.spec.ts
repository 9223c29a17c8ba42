/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { watchHistory } from './history-guard.js';
import { useBackGuard, useSheetEntry } from './use-history-guard.js';

// As the shell does, before the router listens.
watchHistory();

/** What the router is told of. */
const seen = jest.fn<(index: unknown) => void>();
const tellRouter = (event: PopStateEvent) => seen(event.state?.idx);
// Many short turns, not one long one: on a busy machine an expired timer runs before those that the history sets one after the other.
const settle = async () => {
  // biome-ignore lint/plugin: jsdom goes through its history by such timers and tells nobody when it is there
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
};
const back = async () => {
  history.back();
  await settle();
};
const index = () => history.state?.idx;

beforeEach(() => {
  seen.mockClear();
  const start = (index() ?? 0) + 1;
  history.pushState({ idx: start }, '', '/first');
  history.pushState({ idx: start + 1 }, '', '/second');
  window.addEventListener('popstate', tellRouter);
});
afterEach(async () => {
  cleanup();
  await settle();
  window.removeEventListener('popstate', tellRouter);
});

describe('useSheetEntry', () => {
  const openSheet = (dirty: boolean) => {
    const onClose = jest.fn();
    const onAsk = jest.fn<(proceed: () => void) => void>();
    const sheet = renderHook(() => useSheetEntry({ dirty, onAsk, onClose }));
    return { ...sheet, onClose, onAsk };
  };

  it('H4: Back closes the sheet and leaves the page', async () => {
    const page = index();
    const { onClose } = openSheet(false);
    expect(index()).toBe(page + 1);
    await back();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect([index(), location.pathname]).toEqual([page, '/second']);
    expect(seen).not.toHaveBeenCalled();
  });

  it('H4: asks first when something would be lost, and stays meanwhile', async () => {
    const page = index();
    const { onClose, onAsk } = openSheet(true);
    await back();
    expect(onAsk).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    expect(index()).toBe(page + 1);
    onAsk.mock.calls[0]?.[0]();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('H4: takes its entry along when it is closed by its button, so that Back then leaves the page', async () => {
    const page = index();
    const { unmount } = openSheet(false);
    unmount();
    await settle();
    expect(index()).toBe(page);
    expect(seen).not.toHaveBeenCalled();
    await back();
    expect(seen).toHaveBeenCalledWith(page - 1);
  });

  it('H4: a sheet that follows another at once has an entry of its own', async () => {
    const page = index();
    openSheet(false).unmount();
    const { onClose } = openSheet(false);
    await settle();
    expect(index()).toBe(page + 1);
    await back();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('useBackGuard', () => {
  it('H4: holds Back on a page with unsaved changes, and lets it through when the person agrees', async () => {
    const page = index();
    const onAsk = jest.fn<(proceed: () => void) => void>();
    renderHook(() => useBackGuard({ dirty: true, onAsk }));
    await back();
    expect([index(), location.pathname]).toEqual([page, '/second']);
    expect(seen).not.toHaveBeenCalled();
    onAsk.mock.calls[0]?.[0]();
    await settle();
    expect(seen).toHaveBeenCalledWith(page - 1);
    expect(location.pathname).toBe('/first');
  });

  it('H4: is not in the way when there is nothing to lose', async () => {
    const page = index();
    renderHook(() => useBackGuard({ dirty: false, onAsk: () => undefined }));
    await back();
    expect(seen).toHaveBeenCalledWith(page - 1);
  });
});
