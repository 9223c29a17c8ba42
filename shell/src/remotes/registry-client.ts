import type { Area } from '@diwan/contracts/remotes/area';
import type { RemoteRegistry } from '@diwan/contracts/remotes/registry';

export type RegisteredRemote = RemoteRegistry['remotes'][number];

/** What a remote exposes: its module is the default export. */
export type Exposed = { default?: unknown } | null;

const TIMEOUT_MS = 5000;
let known: RemoteRegistry | null = null;

/** Takes the registry that came with the page. */
export function rememberRegistry(registry: RemoteRegistry | null): void {
  known = registry;
}

/** Finds an area's remote in the registry; `fresh` asks the server again, after a failure or a deployment. */
export async function findRemote(area: Area, fresh: boolean): Promise<RegisteredRemote | undefined> {
  if (fresh || !known) known = await fetchRegistry();
  return known.remotes.find((remote) => remote.area === area);
}

async function fetchRegistry(): Promise<RemoteRegistry> {
  const response = await fetch('/registry.json', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return (await response.json()) as RemoteRegistry;
}
