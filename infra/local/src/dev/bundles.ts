import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core';
import { ROOT } from '../settings.js';
import type { FrontEnd } from './wish.js';

/** What became of a bundle, for the pages that are made of it. */
export interface Build {
  bundle: string;
  hash: string;
  errors: string[];
}

/** Waited for further changes before a build, in milliseconds. */
const SETTLED_MS = 20;
const BROWSER = 'rspack.config.mjs';
const SERVER = 'rspack.ssr.config.mjs';

type Preset = (env: object, argv: { mode: 'development' }) => Configuration;

/** Where the development builds of a front end stand. */
export const devFolder = (frontEnd: FrontEnd): string => path.join(ROOT, frontEnd, 'dist-dev');

/** The bundles of the front ends that are worked on, built again with every edit. */
export class Bundles {
  private readonly compilers: Compiler[] = [];
  /** The last build of each. */
  readonly builds = new Map<string, Build>();

  constructor(
    private readonly frontEnds: readonly FrontEnd[],
    private readonly onBuild: (build: Build) => void,
  ) {}

  /** Resolves when each was built once. */
  async start(): Promise<void> {
    const wanted = this.frontEnds.flatMap((frontEnd) => {
      rmSync(devFolder(frontEnd), { recursive: true, force: true });
      return [BROWSER, SERVER]
        .filter((name) => existsSync(path.join(ROOT, frontEnd, name)))
        .map((name) => [frontEnd, name]);
    });
    await Promise.all(wanted.map(([frontEnd = '', config = '']) => this.watch(frontEnd, config)));
  }

  async stop(): Promise<void> {
    await Promise.all(this.compilers.map((compiler) => new Promise((resolve) => compiler.close(resolve))));
  }

  private async watch(frontEnd: string, config: string): Promise<void> {
    const module = await import(pathToFileURL(path.join(ROOT, frontEnd, config)).href);
    const preset = module.default as Preset;
    const compiler = rspack(preset({}, { mode: 'development' }));
    this.compilers.push(compiler);
    const bundle = frontEnd.replace('-', '_') + (config === SERVER ? '-server' : '');
    await new Promise<void>((resolve) => {
      compiler.watch({ aggregateTimeout: SETTLED_MS }, (error, stats) => {
        this.report(bundle, error, stats);
        resolve();
      });
    });
  }

  private report(bundle: string, error: Error | null, stats: Stats | undefined): void {
    const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
    const texts = error
      ? [error.message]
      : errors.map(({ moduleName, message }) => `${moduleName ?? bundle}\n${message}`);
    const build = { bundle, hash: stats?.hash ?? '', errors: texts };
    this.builds.set(bundle, build);
    for (const text of texts) console.error(`\n${text}`);
    this.onBuild(build);
  }
}
