import type { RegisteredRemote } from './registry-client.js';

const TIMEOUT_MS = 6000;

/** Loads a remote's entry, if its bytes are those of the registry. */
export function loadScript({ entry, integrity }: RegisteredRemote): Promise<void> {
  const script = document.createElement('script');
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.async = true;
  let timer: ReturnType<typeof setTimeout>;
  const loaded = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`The script ${entry} could not be loaded`));
    timer = setTimeout(fail, TIMEOUT_MS);
    script.onload = () => resolve();
    script.onerror = fail;
    script.src = entry;
    document.head.append(script);
  });
  return loaded.finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}
