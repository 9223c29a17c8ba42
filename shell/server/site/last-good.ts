import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { listAddresses } from '@diwan/contracts/site/addresses/http';
import { KEEPABLE } from '@diwan/contracts/site/changes/subjects';
import { ApiProblem, apiPath, type Call, type CallOptions } from '@diwan/mf-kit';

/** What public pages are made of. Not the search, whose questions are without number, and no preview, which is nobody else's business. */
const KEPT = new Set<string>([...KEEPABLE, listAddresses].map(({ path }) => path));

/** Answers kept at most, the latest asked for; one is some ten kilobytes. */
const MOST = 500;
/** A known answer is given for so long, in milliseconds: an outage may last a night, but what the firm took down must not stay for ever. */
const KNOWN_MS = 24 * 3600 * 1000;
/** Somebody for whom there is a known answer waits for a new one no longer than this, in milliseconds. */
const PATIENCE_MS = 1500;
/** After a failure, those for whom there is a known answer do not wait at all for so long, in milliseconds. */
const PAUSE_MS = 1000;

interface Known {
  answer: unknown;
  at: number;
}

/** A call whose endpoint is not known before. */
type AnyCall = (endpoint: Endpoint, request?: Parameters<typeof apiPath>[1], options?: CallOptions) => Promise<unknown>;

/** The last good answers of what public pages are rendered from: while their service is away or slow, they are shown rather than nothing. */
export class LastGood {
  /** By address, which holds the language; the least recently asked for comes first. */
  private readonly known = new Map<string, Known>();
  private askAgainAt = 0;

  constructor(private readonly onStale: (path: string) => void = () => undefined) {}

  /**
   * The same client, with a memory. Failures that the service means (not found, refused) are passed on, and end what was known. `onStale`:
   * one of these answers is from memory, read at that moment, in milliseconds.
   */
  remembering(call: Call, onStale: (readAt: number) => void = () => undefined): Call {
    const ask = call as AnyCall;
    const remembered: AnyCall = async (endpoint, request, options) => {
      if (endpoint.service !== 'news' || endpoint.method !== 'GET' || !KEPT.has(endpoint.path))
        return ask(endpoint, request, options);
      const address = apiPath(endpoint, request);
      const known = this.recall(address);
      if (known && Date.now() < this.askAgainAt) {
        onStale(known.at);
        return known.answer;
      }
      try {
        const answer = await ask(endpoint, request, known ? { timeoutMs: PATIENCE_MS, ...options } : options);
        this.keep(address, answer);
        return answer;
      } catch (error) {
        if (!isOutage(error)) this.known.delete(address);
        else this.askAgainAt = Date.now() + PAUSE_MS;
        if (!known || !isOutage(error)) throw error;
        this.onStale(endpoint.path);
        onStale(known.at);
        return known.answer;
      }
    };
    return remembered as Call;
  }

  private recall(address: string): Known | null {
    const known = this.known.get(address);
    return known && Date.now() - known.at < KNOWN_MS ? known : null;
  }

  private keep(address: string, answer: unknown): void {
    this.known.delete(address);
    this.known.set(address, { answer, at: Date.now() });
    const [oldest] = this.known.keys();
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest);
  }
}

/** Whether the service could not answer, rather than that it answered no. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 0 || error.status >= 500);
