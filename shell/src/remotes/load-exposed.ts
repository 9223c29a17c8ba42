import { lent } from './lent.js';
import { loadScript } from './load-script.js';
import type { Exposed, RegisteredRemote } from './registry-client.js';

/** What federation's first protocol calls a share scope: versions of each module, and how to get them. */
const scope = Object.fromEntries(
  Object.entries(lent).map(([name, { version, module }]) => [
    name,
    { [version]: { get: async () => () => module, loaded: true, from: 'shell' } },
  ]),
);

/** What a plain container leaves in the page under its name. */
interface PlainContainer {
  /** Once; again only with the same scope. */
  init(shared: typeof scope): unknown;
  get(module: string): Promise<() => Exposed>;
}

/** Loads the module that a remote exposes. Federation's runtime comes only with the first remote that needs it. */
export async function loadExposed(remote: RegisteredRemote): Promise<Exposed> {
  if (remote.form === 'enhanced') {
    const { loadContainer } = await import(/* webpackChunkName: "federation" */ './federation.js');
    return loadContainer(remote);
  }
  await loadScript(remote);
  const container = (globalThis as unknown as Record<string, PlainContainer | undefined>)[remote.name];
  if (!container) return null;
  await container.init(scope);
  return (await container.get('./remote'))();
}
