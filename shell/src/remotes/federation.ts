import { init, loadRemote, registerRemotes } from '@module-federation/runtime-tools/runtime';
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { lent } from './lent.js';
import type { Exposed, RegisteredRemote } from './registry-client.js';

const TIMEOUT_MS = 6000;

/** Integrity values by address of the entry: a script that is not among them is not loaded. */
const integrity = new Map<string, string>();

const guardedEntries = {
  name: 'guarded-entries',
  createScript({ url }: { url: string }) {
    const script = document.createElement('script');
    script.integrity = integrity.get(url) ?? 'sha384-unknown';
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.src = url;
    return { script, timeout: TIMEOUT_MS };
  },
};

let isReady = false;

/** Not while this module is evaluated: the server's build holds it too, and has no federation. */
function prepare(): void {
  if (isReady) return;
  isReady = true;
  // Containers are built without the core of the runtime and look for it in this place (`externalRuntime`).
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const shared = Object.entries(lent).map(([name, { version, module }]) => [
    name,
    { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
  ]);
  init({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(shared),
    shareStrategy: 'loaded-first',
    plugins: [guardedEntries],
  });
}

/** Loads the module that an enhanced container exposes. Registering it again replaces what an earlier failure has left behind. */
export async function loadContainer(remote: RegisteredRemote): Promise<Exposed> {
  prepare();
  const entry = new URL(remote.entry, location.origin).href;
  integrity.set(entry, remote.integrity);
  registerRemotes([{ name: remote.name, entry }], { force: true });
  return loadRemote<{ default?: unknown }>(`${remote.name}/remote`);
}
