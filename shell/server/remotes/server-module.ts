import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerFacts } from '@diwan/contracts/remotes/area';
import { integrityOf } from './integrity.js';
import type { RemoteSource } from './remote-source.js';

const FACTS = 'dist-ssr/server.json';
const ENTRY = /^entry\.[0-9a-f]{8,}\.mjs$/;

/**
 * The part of a remote that runs in this server. It is copied into the shell's cache, where it finds the shell's own React and mf-kit,
 * and imported once per build; its bytes must be those that the build has declared.
 */
export class ServerModule<Module> {
  private loaded: { entry: string; module: Promise<Module> } | undefined;
  private checked = '';

  constructor(
    private readonly source: RemoteSource,
    private readonly cache: string,
  ) {}

  /** File of the build that was loaded last. */
  get entry(): string | undefined {
    return this.loaded?.entry;
  }

  /** The module of the current build; fails when there is none or its bytes are others. */
  async get(): Promise<Module> {
    const version = await this.source.version(FACTS);
    if (!this.loaded || version !== this.checked) {
      const facts = JSON.parse((await this.source.read(FACTS)).toString()) as ServerFacts;
      if (!ENTRY.test(facts.entry)) throw new Error(`${FACTS} names an odd file`);
      if (this.loaded?.entry !== facts.entry) this.loaded = { entry: facts.entry, module: this.load(facts) };
      this.checked = version;
    }
    const { module } = this.loaded;
    return module.catch((error) => {
      // The next request tries again.
      this.loaded = undefined;
      throw error;
    });
  }

  private async load({ entry, integrity }: ServerFacts): Promise<Module> {
    const bytes = await this.source.read(`dist-ssr/${entry}`);
    if (integrityOf(bytes) !== integrity) throw new Error(`${entry} is not what was built`);
    await mkdir(this.cache, { recursive: true });
    const file = path.join(this.cache, entry);
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
    const { default: module } = (await import(pathToFileURL(file).href)) as { default: Module };
    return module;
  }
}
