/** Names and addresses of this very machine. */
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
/** Scheme, host and port of an origin; of a `Host` field, which has no scheme. */
const ORIGIN = /^(?:(https?):\/\/)?([\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i;

/** Whether an origin such as `http://localhost:8080`, or a `Host` with or without its port, leads to the machine that asks, and so to nobody else's. */
export const isLoopback = (originOrHost: string): boolean => LOOPBACK.test(ORIGIN.exec(originOrHost)?.[2] ?? '');

/** Whether a page's `Origin` is the site's own. On one machine, its names are the same site: `http://127.0.0.1:8080` is `http://localhost:8080`. */
export function isOwnOrigin(origin: string, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  if (!isLoopback(origin) || !isLoopback(publicOrigin)) return false;
  const [theirs, ours] = [ORIGIN.exec(origin), ORIGIN.exec(publicOrigin)];
  return theirs?.[1] === ours?.[1] && theirs?.[3] === ours?.[3];
}

/** What is wrong with running a demo in these surroundings, as a sentence for whoever starts it; null when nothing is. */
export function demoFault(publicOrigin: string, trustedProxies: string): string | null {
  const why = 'A demo shows everybody the codes that people sign in with, so it runs for this machine alone';
  const instead = 'set DEMO=0 and configure real messages (TWILIO_*, SMTP_*; docs/runbooks)';
  if (!isLoopback(publicOrigin))
    return `${why}, and PUBLIC_ORIGIN is the address of another: ${instead}, or leave PUBLIC_ORIGIN out.`;
  if (!['', 'loopback'].includes(trustedProxies.trim()))
    return `${why}, and TRUSTED_PROXIES says that a web server stands before it: ${instead}, or leave TRUSTED_PROXIES out.`;
  return null;
}
