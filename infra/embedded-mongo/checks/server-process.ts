import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { temporaryDirectory } from './temporary-directory.js';

const MAIN = fileURLToPath(import.meta.resolve('@diwan/embedded-mongo/main'));

/** The server as a process of its own, on one data directory, which can be killed and started again. */
export class ServerProcess {
  readonly dir = temporaryDirectory('process');
  uri = '';
  private child: ChildProcess | undefined;

  constructor(private readonly options: string[] = []) {}

  /** Starts the process. @returns milliseconds until it was ready */
  async start(): Promise<number> {
    const started = performance.now();
    const child = spawn(process.execPath, [MAIN, '--dir', this.dir, ...this.options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    this.uri = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout.on('data', (chunk) => {
        text += chunk;
        const uri = /^READY (\S+)/m.exec(text)?.[1];
        if (uri) resolve(uri);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with code ${code} before it was ready`)));
    });
    return performance.now() - started;
  }

  /** Ends the process: SIGKILL gives it no chance to do anything any more. @returns its exit code; null if a signal ended it */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return gone;
  }

  /** Memory of the process in MB: all that is resident, and the part that is not just the mapped data file. */
  memory(): { resident: number; anonymous: number } {
    const status = readFileSync(`/proc/${this.child?.pid}/status`, 'utf8');
    const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
    return { resident: of('VmRSS'), anonymous: of('RssAnon') };
  }

  /** Ends the process and removes its data. */
  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.dir, { recursive: true, force: true });
  }
}
