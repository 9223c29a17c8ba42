import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { readableLine } from './log-line.js';
import { ROOT } from './settings.js';

/** A program of the system and how it is started. */
export interface Program {
  name: string;
  command: string;
  args: readonly string[];
  env: Record<string, string>;
  /** Loopback ports it listens on, for the run file. */
  ports: Record<string, number>;
  /** What it prints is for its log file only. */
  quiet?: true;
  /** A line it prints that matches means it is up; without one it counts as up at once. */
  readyLine?: RegExp;
  /** A process that has loaded what the program needs and becomes it now; null when there is none. */
  spare?: () => ChildProcess | null;
}

const FIRST_RESTART_MS = 250;
/** The longest delay for a program that never got as far as being ready, and for one that did at some time since it was given its code. */
const LONGEST_RESTART_MS = 15_000;
const LONGEST_AFTER_READY_MS = 1000;
/** A program that ran this long starts again with the first delay. */
const STEADY_MS = 10_000;
/** What our own programs print when they are ready, and any program whose port is taken. */
const READY = /"event":"ready"/;
const PORT_TAKEN = /EADDRINUSE|Address already in use/;
/** Time a program has to stop by itself before it is killed; services give up after 25 s themselves. */
const STOP_MS = 27_000;

/** Keeps one program running: restarts it with growing delays, writes its output to a log file, shows warnings. */
export class SupervisedProgram {
  private child: ChildProcess | null = null;
  private stopping = false;
  private restarting = false;
  private restarts = 0;
  private startedAt = 0;
  private isUp = false;
  private wasReady = false;
  private portTaken = false;
  private readonly log: WriteStream;
  private restartTimer: NodeJS.Timeout | null = null;

  constructor(
    readonly program: Program,
    logDir: string,
    private readonly onChange: () => void,
  ) {
    mkdirSync(logDir, { recursive: true });
    this.log = createWriteStream(path.join(logDir, `${program.name}.log`), { flags: 'a' });
    // A full disk must not end what the supervisor keeps running.
    this.log.on('error', (error) => console.error(`The log of ${program.name} is not written: ${error.message}`));
  }

  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /** It has said that it is ready, since it was last started. */
  get isReady(): boolean {
    return this.isUp;
  }

  /** Another program holds its port, so that it cannot start. */
  get hasNoPort(): boolean {
    return this.portTaken;
  }

  /** Starts it; resolves with the line that said it is ready. Rejects when it ends before or takes more than `timeoutMs`. */
  start(timeoutMs = 60_000): Promise<string> {
    const { readyLine } = this.program;
    return new Promise((resolve, reject) => {
      const child = this.launch();
      if (!readyLine) return resolve('');
      const timer = setTimeout(
        () => reject(new Error(`${this.program.name} was not ready after ${timeoutMs / 1000} s.`)),
        timeoutMs,
      );
      child.once('exit', () => reject(new Error(`${this.program.name} ended before it was ready; see its log.`)));
      this.onLine = (line) => {
        if (!readyLine.test(line)) return;
        clearTimeout(timer);
        resolve(line);
      };
    });
  }

  /** Asks it to stop and waits; kills it when it has not after `patienceMs`. */
  async stop(patienceMs = STOP_MS): Promise<void> {
    this.stopping = true;
    if (this.restartTimer) clearTimeout(this.restartTimer);
    const { child } = this;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      await ended;
      clearTimeout(killer);
    }
    this.log.end();
  }

  /** Ends it and starts it anew at once, with its new code; killed when it has not stopped by itself after `patienceMs`. */
  restart(patienceMs: number): void {
    const { child } = this;
    if (this.stopping || this.restarting) return;
    if (this.restartTimer) clearTimeout(this.restartTimer);
    [this.isUp, this.wasReady] = [false, false];
    if (!child) return void this.launch();
    this.restarting = true;
    const killer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    child.once('exit', () => clearTimeout(killer));
    child.kill('SIGTERM');
  }

  private onLine: (line: string) => void = () => {};

  private launch(): ChildProcess {
    const { command, args, env } = this.program;
    [this.startedAt, this.isUp, this.portTaken, this.restarting] = [Date.now(), false, false, false];
    // A process group of its own, so that Ctrl-C reaches only us and everything is stopped in order.
    const child =
      this.program.spare?.() ??
      spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.record(line));
    }
    child.once('error', (error) => this.record(`cannot be started: ${error.message}`));
    child.once('exit', (code, signal) => this.ended(code, signal));
    this.onChange();
    return child;
  }

  private record(line: string): void {
    this.log.write(`${line}\n`);
    if (READY.test(line) || this.program.readyLine?.test(line)) [this.isUp, this.wasReady] = [true, true];
    if (PORT_TAKEN.test(line)) this.portTaken = true;
    this.onLine(line);
    if (this.program.quiet || this.stopping || this.restarting || this.program.readyLine?.test(line)) return;
    const readable = readableLine(this.program.name, line);
    if (readable) console.log(readable);
  }

  private ended(code: number | null, signal: NodeJS.Signals | null): void {
    this.child = null;
    this.onChange();
    if (this.stopping) return;
    if (this.restarting) return void this.launch();
    if (Date.now() - this.startedAt > STEADY_MS) this.restarts = 0;
    // Whoever has been ready can start, and fell by somebody else's hand, as a rule: its absence is to be short (F-3), also when it
    // fell again before it was up.
    const longest = this.wasReady ? LONGEST_AFTER_READY_MS : LONGEST_RESTART_MS;
    const wait = Math.min(FIRST_RESTART_MS * 2 ** this.restarts++, longest);
    console.log(readableLine(this.program.name, `ended (${signal ?? `code ${code}`}), starting again in ${wait} ms`));
    this.restartTimer = setTimeout(() => this.launch(), wait);
  }
}

/** Waits until `probe` is true; false when it was not within `timeoutMs`. */
export async function until(probe: () => Promise<boolean>, timeoutMs: number, everyMs = 100): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await delay(everyMs)) if (await probe()) return true;
  return false;
}
