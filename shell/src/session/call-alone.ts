import { browserTransport, type callApi, createCall } from '@diwan/mf-kit';

/** Calls of a dialog that asks people to sign in again or to prove themselves anew: they wait for no such dialog. */
export const callAlone: typeof callApi = (endpoint, ...rest) =>
  createCall({
    ...browserTransport(),
    onSignedOut: async () => false,
    onUnconfirmed: async () => false,
  })(endpoint, ...rest);
