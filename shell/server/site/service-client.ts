import type { ServiceName } from '@diwan/contracts/shared/service';
import { type Call, createCall } from '@diwan/mf-kit';

/** On whose behalf the server calls. */
export interface CallContext {
  correlationId: string;
  /** Network address of the visitor, whom limits are counted for. */
  address: string;
  /** The visitor's own, for a question about who that is. */
  cookie?: string | undefined;
}

/**
 * The typed client of this server: straight to the services, as a visitor without a session unless a cookie is given. Its calls may take `timeLimitFactor` times as
 * long as they say.
 */
export function serviceClient(
  services: Record<ServiceName, string>,
  publicOrigin: string,
  timeLimitFactor: number,
): (context: CallContext) => Call {
  return ({ correlationId, address, cookie }) =>
    createCall({
      fetch: (input, init) => fetch(input, init),
      origin: ({ service }) => services[service],
      csrfToken: async () => null,
      timeLimitFactor,
      headers: {
        'X-Correlation-Id': correlationId,
        ...(address && { 'X-Forwarded-For': address }),
        ...(cookie && { Cookie: cookie }),
        // Forms without JavaScript were checked here to come from our own pages.
        Origin: publicOrigin,
      },
    });
}
