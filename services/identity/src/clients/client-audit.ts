import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { type ClientPerson, toClient } from './client.presenter.js';

/** What the audit log keeps of a change: the client as whoever changed it may see it. */
export const auditedClient = (before: ClientPerson | null, after: ClientPerson, caller: SignedInCaller) => ({
  ...(before && { before: toClient(before, caller.roles) }),
  after: toClient(after, caller.roles),
});
