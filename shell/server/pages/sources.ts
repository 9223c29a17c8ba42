import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { OFFICE, subjectsOf } from '@diwan/contracts/site/changes/subjects';
import type { Call, CallOptions } from '@diwan/mf-kit';
import { isOutage } from '../site/last-good.js';

type AnyCall = (
  endpoint: Endpoint,
  request?: { params?: object; query?: object },
  options?: CallOptions,
) => Promise<unknown>;

/** Notes what a page is made of while its loader asks for it. */
export class Sources {
  private readonly noted = new Set<string>([OFFICE]);
  private known = true;
  private whole = true;
  private oldest: number | undefined;

  /** The subjects; null when something was asked for that nobody tells the changes of. */
  get subjects(): readonly string[] | null {
    return this.known ? [...this.noted] : null;
  }

  /** Whether everything could be had, and new. */
  get isWhole(): boolean {
    return this.whole;
  }

  /** When the oldest of what was had from memory was read, in milliseconds. */
  get asOf(): number | undefined {
    return this.oldest;
  }

  /** Something was not to be had, or only from memory: as it was at `readAt`, in milliseconds. */
  readonly lack = (readAt?: number): void => {
    this.whole = false;
    if (readAt !== undefined) this.oldest = Math.min(readAt, this.oldest ?? readAt);
  };

  /** The same client, watched. */
  watching(call: Call): Call {
    const watched: AnyCall = async (endpoint, request, options) => {
      const subjects = subjectsOf(endpoint, request?.query as { slug?: unknown });
      if (subjects === null) this.known = false;
      for (const subject of subjects ?? []) this.noted.add(subject);
      try {
        return await (call as AnyCall)(endpoint, request, options);
      } catch (error) {
        if (isOutage(error)) this.lack();
        throw error;
      }
    };
    return watched as Call;
  }
}
