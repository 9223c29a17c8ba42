import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceName } from '@diwan/contracts/shared/service';
import { isFree, portFinder } from '../ports.js';
import { shellProgram } from '../programs.js';
import { loadSecrets } from '../secrets.js';
import { ROOT, type Settings } from '../settings.js';
import { summary } from '../summary.js';
import { SupervisedProgram, until } from '../supervisor.js';
import { System } from '../system.js';
import { type Build, Bundles, devFolder } from './bundles.js';
import { Door } from './door.js';
import { projects } from './projects.js';
import { librariesOf, reach } from './reach.js';
import { Standby } from './standby.js';
import { transpile } from './transpile.js';
import { watchTypes } from './types.js';
import { watchFolders } from './watch-folders.js';
import type { Wish } from './wish.js';

const FIRST_PORT = 19_080;
/** What a program gets to stop by itself: services wait longer for silent connections and are killed anyway; their data survive that as they survive a power cut. */
const STOP_MS = 50;
const READY_MS = 60_000;

/** A running system on which somebody works. */
export class Workshop {
  private readonly bundles: Bundles;
  private readonly ending: (() => unknown)[] = [];
  private system: System | undefined;
  private shell: SupervisedProgram | undefined;
  private door: Door | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly wish: Wish,
  ) {
    this.bundles = new Bundles(wish.frontEnds, (build) => this.built(build));
  }

  /** Starts all; resolves with what to tell the person. Throws a sentence when it cannot. */
  async start(): Promise<string> {
    const { settings, wish } = this;
    if (!(await isFree(settings.port)))
      throw new Error(`Port ${settings.port} is taken by another program. Choose another: PORT=8081 npm run dev`);
    const port = await portFinder(FIRST_PORT, settings.port)();
    const builds = Object.fromEntries(wish.frontEnds.map((name) => [name, devFolder(name)]));
    const inside: Settings = { ...settings, port, builds };
    await this.bundles.start();
    if (wish.against) await this.startShellAlone(inside);
    else await this.startSystem(inside);
    await this.openDoor(inside.port);
    this.ending.push(watchTypes());
    for (const name of wish.services) this.keepStandby(name);
    const { secrets } = this.system ?? {};
    const all = secrets ? summary(settings, secrets) : `The services are those of ${wish.against}.`;
    return `${all}\nDiwan is ready for work on ${settings.publicOrigin}`;
  }

  async stop(): Promise<void> {
    for (const end of this.ending.splice(0)) await end();
    this.door?.close();
    await this.bundles.stop();
    await (this.system ? this.system.stop() : this.shell?.stop());
  }

  private async startSystem(settings: Settings): Promise<void> {
    this.system = new System(settings);
    await this.system.start();
    this.shell = this.system.program('shell');
    this.ending.push(
      watchFolders(
        projects().map(({ source }) => source),
        (files) => this.changed(files),
      ),
    );
  }

  /** The services of another system are reached by the door, which speaks to it as one of its own pages would. */
  private async startShellAlone(settings: Settings): Promise<void> {
    const door = `http://127.0.0.1:${this.settings.port}`;
    const secrets = loadSecrets(settings.dataDir, process.env);
    const program = shellProgram({ ...settings, demo: false }, secrets, () => door);
    this.shell = new SupervisedProgram(program, path.join(settings.dataDir, 'logs'), () => {});
    await this.shell.start();
    if (!(await until(async () => this.shell?.isReady === true, READY_MS)))
      throw new Error(`The shell did not come up; see ${path.join(settings.dataDir, 'logs', 'shell.log')}.`);
  }

  private async openDoor(shellPort: number): Promise<void> {
    const { against, frontEnds } = this.wish;
    this.door = new Door({
      frontEnds,
      builds: this.bundles.builds,
      shell: `http://127.0.0.1:${shellPort}`,
      against,
      ready: (pathname) => this.ready(pathname),
    });
    await this.door.open(this.settings.port);
  }

  private keepStandby(service: ServiceName): void {
    const program = this.system?.program(service)?.program;
    if (!program) return;
    const entry = path.join(ROOT, `services/${service}/dist/main.js`);
    const standby = new Standby(program, entry, librariesOf(reach(entry)));
    program.spare = () => standby.take();
    this.ending.push(() => standby.stop());
    standby.prepare();
  }

  private built(build: Build): void {
    this.door?.tell(build);
    // The shell's server keeps the modules that draw pages, and the pages drawn with them (ADR 0016).
    if (build.bundle.endsWith('-server') && this.door) this.shell?.restart(STOP_MS);
  }

  /** Source files have changed: their programs start again with them. */
  private changed(files: readonly string[]): void {
    const written = files.flatMap((file) => {
      const project = projects().find(({ source }) => file.startsWith(source + path.sep));
      try {
        return project ? (transpile(file, project) ?? []) : [];
      } catch (error) {
        console.error(`\n${(error as Error).message}`);
        return [];
      }
    });
    if (written.length === 0) return;
    const entries = [
      ...this.wish.services.map((name) => [name, `services/${name}/dist/main.js`] as const),
      ['shell', 'shell/dist-server/main.js'] as const,
    ];
    for (const [name, entry] of entries) {
      const reached = reach(path.join(ROOT, entry));
      if (written.some((file) => reached.has(file))) this.system?.program(name)?.restart(STOP_MS);
    }
  }

  private async ready(pathname: string): Promise<void> {
    const service = /^\/api\/(\w+)/.exec(pathname)?.[1];
    const needed = [this.shell, service ? this.system?.program(service) : undefined];
    while (needed.some((program) => program && !program.isReady)) await delay(20);
  }
}
