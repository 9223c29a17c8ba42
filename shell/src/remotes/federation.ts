import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from './registry-client.js';

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
let guarded = false;

/** Loads the module that a remote exposes. Registering it again replaces what an earlier failure has left behind. */
export async function loadExposed(remote: RegisteredRemote): Promise<{ default?: unknown } | null> {
  // Not while this module is evaluated: the server's build holds it too, and has no federation.
  if (!guarded) registerPlugins([guardedEntries]);
  guarded = true;
  const entry = new URL(remote.entry, location.origin).href;
  integrity.set(entry, remote.integrity);
  registerRemotes([{ name: remote.name, entry }], { force: true });
  return loadRemote<{ default?: unknown }>(`${remote.name}/remote`);
}
