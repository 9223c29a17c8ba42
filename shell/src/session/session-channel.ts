/** Tells the other tabs that somebody signed in or out, so that they ask the server. Says nothing about who. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('diwan-session');

export function announceSessionChange(): void {
  channel?.postMessage('changed');
}

/** Listens to the other tabs; returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
