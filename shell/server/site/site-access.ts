import { currentSession } from '@diwan/contracts/people/sessions/http';
import { isStaff } from '@diwan/contracts/shared/role';
import type { Call } from '@diwan/mf-kit';
import { isSignedIn } from '../kept/signed-in.js';
import type { OfficeDesk } from './office.js';
import type { CallContext } from './service-client.js';

/** Who asks for a page. */
export interface Asking {
  cookie: string | undefined;
  correlationId: string;
  /** Network address. */
  address: string;
}

const TIMEOUT_MS = 1500;

/** What papers and messages that went out lead to, and what people agree to who sign in: open also while the site is not. */
const ALWAYS_OPEN = /^\/(?:verify\/[^/]+|newsletter\/(?:confirm|unsubscribe)|privacy|terms|disclaimer)$/;

/** Whether a page (path without the language) is there whatever the firm decides about its site. */
export const isAlwaysOpen = (path: string): boolean => ALWAYS_OPEN.test(path);

/** Who sees the site: everybody once it is published, until then who works for the firm. */
export class SiteAccess {
  constructor(
    private readonly desk: Pick<OfficeDesk, 'isPublished'>,
    /** Remembers nothing: it asks who somebody is. */
    private readonly client: (context: CallContext) => Call,
  ) {}

  /** `inside`: the site is not published, and this is one of those who get it ready. */
  async of(asking: Asking): Promise<'open' | 'inside' | 'closed'> {
    if (await this.desk.isPublished()) return 'open';
    return (await this.worksHere(asking)) ? 'inside' : 'closed';
  }

  private async worksHere({ cookie, ...context }: Asking): Promise<boolean> {
    if (!isSignedIn(cookie)) return false;
    const call = this.client({ ...context, cookie });
    const session = await call(currentSession, undefined, { timeoutMs: TIMEOUT_MS }).catch(() => null);
    return session?.person?.secondFactor === 'confirmed' && isStaff(session.person.roles);
  }
}
