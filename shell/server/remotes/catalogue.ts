import path from 'node:path';
import { AREAS, type Area, REMOTE_CONTRACT, type RemoteFacts } from '@diwan/contracts/remotes/area';
import { RemoteRegistry } from '@diwan/contracts/remotes/registry';
import type { RemoteModule } from '@diwan/mf-kit';
import type { Log } from '../operation/log.js';
import { integrityOf } from './integrity.js';
import { type RemoteSource, remoteSource } from './remote-source.js';
import { ServerModule } from './server-module.js';

interface Checked {
  version: string;
  facts: RemoteFacts;
}

/** The remotes that can be had right now. Looked up for every question, so that an area comes, goes and changes without this server. */
export class RemoteCatalogue {
  private readonly sources: Record<Area, RemoteSource>;
  private readonly modules: Record<Area, ServerModule<RemoteModule>>;
  private readonly checked = new Map<Area, Checked>();
  private readonly complained = new Map<Area, string>();

  constructor(
    places: Record<Area, string>,
    cache: string,
    private readonly log: Log,
  ) {
    this.sources = byArea((area) => remoteSource(places[area]));
    this.modules = byArea((area) => new ServerModule(this.sources[area], path.join(cache, area)));
  }

  source(area: Area): RemoteSource {
    return this.sources[area];
  }

  /** The server's part of an area; fails when it cannot be had or speaks another version of the contract. */
  async serverModule(area: Area): Promise<RemoteModule> {
    const module = await this.modules[area].get();
    if (module?.contract !== REMOTE_CONTRACT)
      throw new Error(`The remote of ${area} speaks contract ${module?.contract}`);
    return module;
  }

  /** What an area's build says of itself, if its entry is there unharmed; null otherwise, with a line in the log. */
  async facts(area: Area): Promise<RemoteFacts | null> {
    try {
      const facts = await this.check(area);
      this.complained.delete(area);
      return facts;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (this.complained.get(area) !== reason) this.log.warn({ event: 'remote-left-out', area, reason });
      this.complained.set(area, reason);
      return null;
    }
  }

  /** `/registry.json`. A remote that is missing or broken is left out. */
  async registry(): Promise<RemoteRegistry> {
    const all = await Promise.all(AREAS.map((area) => this.facts(area)));
    const remotes = all
      .filter((facts) => facts !== null)
      .map(({ area, form, name, contract, version, entry, integrity }) => ({
        area,
        form,
        name,
        manifest: `/mf/${area}/${form === 'plain' ? 'remote.json' : 'mf-manifest.json'}`,
        entry: `/mf/${area}/${entry}`,
        integrity,
        contract,
        version,
      }));
    return RemoteRegistry.parse({ remotes });
  }

  /** Names the builds that public pages are made of: another text when any of them has been replaced, is missing or is back. */
  async release(): Promise<string> {
    const [registry, facts] = await Promise.all([this.registry(), this.facts('public')]);
    const entry = await this.serverModule('public').then(
      () => this.modules.public.entry,
      () => null,
    );
    return JSON.stringify([registry, facts, entry]);
  }

  private async check(area: Area): Promise<RemoteFacts> {
    const known = this.checked.get(area);
    // After a new deployment the old entry is gone: that only means that it is time to look again.
    const current = known && (await this.versionOf(area, known.facts).catch(() => null));
    if (known && known.version === current) return known.facts;
    this.checked.delete(area);
    const facts = await this.read(area);
    this.checked.set(area, { version: await this.versionOf(area, facts), facts });
    return facts;
  }

  /** The entry counts as well: somebody may have removed or replaced it alone. */
  private async versionOf(area: Area, { entry }: RemoteFacts): Promise<string> {
    const source = this.sources[area];
    return `${await source.version('dist/remote.json')}/${await source.version(`dist/${entry}`)}`;
  }

  private async read(area: Area): Promise<RemoteFacts> {
    const facts = JSON.parse((await this.sources[area].read('dist/remote.json')).toString()) as RemoteFacts;
    if (facts.area !== area || facts.contract !== REMOTE_CONTRACT)
      throw new Error('remote.json is of another area or contract');
    const entry = await this.sources[area].read(`dist/${path.basename(facts.entry)}`);
    if (integrityOf(entry) !== facts.integrity) throw new Error('The entry is not what was built');
    return facts;
  }
}

const byArea = <T>(make: (area: Area) => T) =>
  Object.fromEntries(AREAS.map((area) => [area, make(area)])) as Record<Area, T>;
