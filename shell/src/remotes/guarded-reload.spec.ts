/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { isStaleBuild, reloadOnce } from './guarded-reload.js';

const chunkError = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

beforeEach(() => sessionStorage.clear());

describe('reload after a deployment', () => {
  it('knows a missing file of an older build, also behind another error', () => {
    expect(isStaleBuild(chunkError)).toBe(true);
    expect(isStaleBuild(new Error('wrapped', { cause: chunkError }))).toBe(true);
    expect(isStaleBuild(new Error('other'))).toBe(false);
    expect(isStaleBuild('text')).toBe(false);
  });

  it('reloads once, and not again within half a minute', () => {
    const reload = jest.fn();
    expect(reloadOnce(reload)).toBe(true);
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload without a connection, where a missing file says nothing of a deployment', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = jest.fn();
    expect(reloadOnce(reload)).toBe(false);
    online.mockRestore();
    expect(reloadOnce(reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('may reload again for a later deployment', () => {
    const reload = jest.fn();
    reloadOnce(reload);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    expect(reloadOnce(reload)).toBe(true);
    jest.restoreAllMocks();
  });
});
