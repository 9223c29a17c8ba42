import { getOfficeProfile } from '@diwan/contracts/http/news';
import { OfficeProfile } from '@diwan/contracts/site/office-profile';
import type { Call, Office } from '@diwan/mf-kit';
import type { Log } from '../operation/log.js';

/** How long a profile is believed, in milliseconds. An older one is better than none. */
const BELIEVED_MS = 30_000;
const TIMEOUT_MS = 1500;

/** The firm's particulars, on every page. Kept for half a minute; when the news service is down, the last known ones serve on. */
export class OfficeDesk {
  private profile: OfficeProfile | null = null;
  private readAt = 0;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly call: Call,
    private readonly fallback: { phone: string; whatsappNumber: string },
    private readonly log: Log,
  ) {}

  async office(): Promise<Office> {
    if (Date.now() - this.readAt > BELIEVED_MS) {
      this.reading ??= this.read();
      // A known profile is shown at once, while it is read again.
      if (!this.profile) await this.reading;
    }
    const { phone, whatsappNumber } = this.profile ?? this.fallback;
    return { profile: this.profile, phone, whatsappNumber };
  }

  private async read(): Promise<void> {
    try {
      // Every page holds it: one that is not as agreed must not take the site down.
      this.profile = OfficeProfile.parse(await this.call(getOfficeProfile, undefined, { timeoutMs: TIMEOUT_MS }));
      this.readAt = Date.now();
    } catch (error) {
      this.log.warn({ event: 'office-profile-not-read', name: (error as Error).name });
      // Asked again soon, not with every page.
      this.readAt = Date.now() - BELIEVED_MS + 2000;
    } finally {
      this.reading = undefined;
    }
  }
}
