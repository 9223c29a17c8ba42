/** System calls that come before a connection: when one of them failed, nothing was sent. */
const BEFORE_CONNECTED = new Set<unknown>(['connect', 'getaddrinfo']);

/** An error and what caused it, outermost first. */
function* chain(error: unknown): Iterable<object> {
  for (let at = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : undefined) yield at;
}

/** The first code on an error or its causes, such as `ECONNRESET`. */
export function networkCodeOf(error: unknown): string | undefined {
  for (const at of chain(error)) if ('code' in at && typeof at.code === 'string') return at.code;
  return undefined;
}

/** Whether an error means that no connection was made, so that the provider cannot have the message. */
export function neverConnected(error: unknown): boolean {
  for (const at of chain(error)) if ('syscall' in at && BEFORE_CONNECTED.has(at.syscall)) return true;
  return false;
}
