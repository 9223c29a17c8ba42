import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../settings.js';
import type { Program } from '../supervisor.js';

const WAITING = path.join(import.meta.dirname, 'waiting.js');
/** A program that has just begun has the machine to itself for so long, in milliseconds. */
const PAUSE_MS = 3000;

/**
 * A process that has loaded the libraries of a program and waits for the moment when the program's own code has changed: most of a
 * service's start is the reading of its libraries.
 */
export class Standby {
  private child: ChildProcess | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly program: Program,
    private readonly entry: string,
    private readonly libraries: readonly string[],
  ) {}

  prepare(): void {
    const child = spawn(this.program.command, ['--enable-source-maps', WAITING, this.entry, ...this.libraries], {
      cwd: ROOT,
      env: this.program.env,
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    child.once('exit', () => {
      if (this.child === child) this.child = null;
    });
    child.once('error', () => undefined);
    this.child = child;
  }

  /** Lets it begin; null when none is there. The next one is prepared a little later. */
  take(): ChildProcess | null {
    const { child } = this;
    this.child = null;
    child?.stdin?.end('begin');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.child ?? this.prepare(), PAUSE_MS);
    return child;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.child?.kill();
  }
}
