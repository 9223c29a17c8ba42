import { ApiProblem, randomId } from '@diwan/mf-kit';

/**
 * Gives a failure the reference that people can quote. A service's own failure has one; others get a new one, and the server's log is
 * told the place in our code. Never the message, which may hold personal data.
 */
export function reportFailure(error: unknown, area: string): string {
  if (error instanceof ApiProblem) return error.reference;
  const reference = randomId().slice(0, 12);
  const frames = error instanceof Error ? (error.stack?.match(/\/(?:mf|assets)\/[\w./-]+:\d+:\d+/g) ?? []) : [];
  const report = { reference, area, name: error instanceof Error ? error.name : 'Error', frames: frames.slice(0, 5) };
  const body = JSON.stringify(report);
  fetch('/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
  return reference;
}
