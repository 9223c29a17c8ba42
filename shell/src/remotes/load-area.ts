import { type Area, REMOTE_CONTRACT } from '@diwan/contracts/remotes/area';
import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { Messages, RemoteModule } from '@diwan/mf-kit';
import { loadExposed } from './load-exposed.js';
import { findRemote } from './registry-client.js';
import { RemoteUnavailable } from './remote-unavailable.js';

/** A remote that is ready to draw. */
export interface LoadedArea {
  module: RemoteModule;
  messages: Messages;
}

const TIMEOUT_MS = 10_000;
const loaded = new Map<Area, Promise<LoadedArea>>();

/** Loads an area's remote and its texts, once; after a failure the next call tries anew, with a fresh registry. Fails with RemoteUnavailable. */
export function loadArea(area: Area, language: SiteLanguage): Promise<LoadedArea> {
  return loaded.get(area) ?? remember(area, load(area, language, failed.has(area)));
}

const failed = new Set<Area>();

function remember(area: Area, attempt: Promise<LoadedArea>): Promise<LoadedArea> {
  loaded.set(area, attempt);
  attempt.then(
    () => failed.delete(area),
    () => {
      loaded.delete(area);
      failed.add(area);
    },
  );
  return attempt;
}

async function load(area: Area, language: SiteLanguage, fresh: boolean): Promise<LoadedArea> {
  try {
    return await withinTime(loadModule(area, language, fresh));
  } catch (error) {
    throw error instanceof RemoteUnavailable ? error : new RemoteUnavailable(area, error);
  }
}

async function loadModule(area: Area, language: SiteLanguage, fresh: boolean): Promise<LoadedArea> {
  const remote = await findRemote(area, fresh);
  if (!remote || remote.contract !== REMOTE_CONTRACT) throw new RemoteUnavailable(area);
  // A broken file may sit in the browser's cache, which trusts hashed names for a year.
  if (fresh) await fetch(remote.entry, { cache: 'reload' });
  const module = (await loadExposed(remote))?.default as RemoteModule | undefined;
  if (module?.contract !== REMOTE_CONTRACT || module.area !== area) throw new RemoteUnavailable(area);
  return { module, messages: await module.messages(language) };
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The remote took too long')), TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
