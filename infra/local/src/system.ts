import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { SERVICES, type ServiceName } from '@diwan/contracts/shared/service';
import { loadDemoData } from './demo-data.js';
import { firstInternalPort, isFree, portFinder } from './ports.js';
import {
  mongoProgram,
  originOf,
  redisProgram,
  type ServicePorts,
  type Stores,
  serviceEnvironment,
  servicePrograms,
  shellProgram,
  writeRedisSettings,
} from './programs.js';
import { removeRunFile, stopLeftovers, writeRunFile } from './run-file.js';
import { loadSecrets, type Secrets } from './secrets.js';
import type { Settings } from './settings.js';
import { type Program, SupervisedProgram, until } from './supervisor.js';

const READY_TIMEOUT_MS = 120_000;

/** The whole of Diwan on this machine: stores, services and the shell, supervised. */
export class System {
  readonly secrets: Secrets;
  private readonly running: SupervisedProgram[] = [];

  constructor(private readonly settings: Settings) {
    mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
    this.secrets = loadSecrets(settings.dataDir, process.env);
  }

  /** Starts everything and waits until all is up. Throws a sentence for a person when it cannot. */
  async start(): Promise<void> {
    const { settings } = this;
    await stopLeftovers(settings.dataDir);
    if (!(await isFree(settings.port)))
      throw new Error(`Port ${settings.port} is taken by another program. Choose another: PORT=8081 npm start`);
    const nextPort = portFinder(firstInternalPort(settings.port), settings.port);
    const stores = await this.startStores(nextPort);
    const ports = await findServicePorts(nextPort);
    const environmentOf = (service: ServiceName) => serviceEnvironment(service, settings, stores, this.secrets, ports);
    await Promise.all(servicePrograms(settings, stores, this.secrets, ports).map((program) => this.run(program)));
    await Promise.all(SERVICES.map((service) => this.untilHealthy(service, ports[service].http)));
    // The door opens when everything is in its place: nobody should meet an empty site that fills up under their eyes.
    if (settings.demo) await loadDemoData(settings.dataDir, environmentOf);
    await this.run(shellProgram(settings, this.secrets, originOf(ports)));
    await this.untilHealthy('shell', settings.port);
  }

  /** A program of this system that has been started. */
  program(name: string): SupervisedProgram | undefined {
    return this.running.find(({ program }) => program.name === name);
  }

  /** Stops everything: first the front door, the stores last. */
  async stop(): Promise<void> {
    const isStore = ({ program }: SupervisedProgram) => program.name === 'mongodb' || program.name === 'redis';
    const shell = this.running.filter(({ program }) => program.name === 'shell');
    const stores = this.running.filter(isStore);
    const services = this.running.filter((program) => !isStore(program) && !shell.includes(program));
    for (const group of [shell, services, stores]) await Promise.all(group.map((program) => program.stop()));
    removeRunFile(this.settings.dataDir);
  }

  private async startStores(nextPort: () => Promise<number>): Promise<Stores> {
    const { settings } = this;
    const mongo =
      settings.mongodbUri ?? this.run(mongoProgram(settings)).then((line) => line.match(/mongodb:\S+/)?.[0] ?? '');
    const redis = settings.redisUrl ?? this.startRedis(await nextPort());
    const [mongodbUri, redisUrl] = await Promise.all([mongo, redis]);
    return { mongodbUri, redisUrl };
  }

  private async startRedis(port: number): Promise<string> {
    const password = this.secrets.REDIS_PASSWORD;
    writeRedisSettings(this.settings, password);
    await this.run(redisProgram(this.settings, port));
    return `redis://:${password}@127.0.0.1:${port}`;
  }

  private run(program: Program): Promise<string> {
    const supervised = new SupervisedProgram(program, path.join(this.settings.dataDir, 'logs'), () =>
      writeRunFile(this.settings.dataDir, this.settings.publicOrigin, this.running),
    );
    this.running.push(supervised);
    return supervised.start();
  }

  private async untilHealthy(name: string, port: number): Promise<void> {
    const healthy = async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok === true;
    const program = this.program(name);
    const isOver = async () => program?.hasNoPort === true || (await healthy());
    const ended = await until(isOver, READY_TIMEOUT_MS);
    if (program?.hasNoPort)
      throw new Error(`Port ${port} of ${name} was taken by another program meanwhile. Start again.`);
    if (ended) return;
    throw new Error(`${name} did not come up; see ${path.join(this.settings.dataDir, 'logs', `${name}.log`)}.`);
  }
}

async function findServicePorts(nextPort: () => Promise<number>): Promise<ServicePorts> {
  const ports: Partial<ServicePorts> = {};
  for (const service of SERVICES) ports[service] = { http: await nextPort(), rpc: await nextPort() };
  return ports as ServicePorts;
}
