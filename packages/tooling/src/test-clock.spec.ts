import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const MINUTE = 60_000;
const machineNow = () => performance.timeOrigin + performance.now();

describe('the clock of the run', () => {
  it('stands at one moment, whatever the machine says', () => {
    const { TEST_CLOCK_OFFSET, TEST_MOMENT = '2026-11-26T08:00:00Z' } = process.env;
    expect(Math.abs(machineNow() + Number(TEST_CLOCK_OFFSET) - Date.now())).toBeLessThan(MINUTE);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(TEST_MOMENT));
    expect(Math.abs(Date.parse(new Date().toISOString()) - Date.now())).toBeLessThan(MINUTE);
    expect(Math.abs(Date.parse(Date()) - Date.now())).toBeLessThan(MINUTE);
  });

  it('is that of what specs start', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['-p', 'Date.now()']);
    expect(Math.abs(Number(stdout) - Date.now())).toBeLessThan(MINUTE);
  });

  it('makes dates of the class that those of Node.js have', async () => {
    expect((await stat(import.meta.filename)).mtime).toBeInstanceOf(Date);
    expect(new Date()).toBeInstanceOf(Date);
    expect(new Date(0).constructor).toBe(Date);
    class Day extends Date {}
    expect(new Day(0)).toBeInstanceOf(Day);
    expect(new Date(2026, 0, 2).getDate()).toBe(2);
  });
});
