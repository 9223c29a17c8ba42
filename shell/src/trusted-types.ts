interface PolicyFactory {
  createPolicy(name: string, rules: Record<string, (value: string) => string | null>): unknown;
}

/** What React sets to make script elements; it is empty. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * The default policy of trusted types: everything that libraries hand to script and HTML sinks passes here. Scripts come from this
 * origin's own folders, HTML strings may hold no element, script texts may only be data (JSON-LD). Anything else is refused.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address) ? address : null),
    createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : null),
    createScript: (text) => (isJson(text) ? text : null),
  });
}

function isOwnScript(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && (/^\/(mf|assets)\//.test(pathname) || pathname === '/offline/worker.js');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
