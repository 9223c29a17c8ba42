import { getOfficeProfile } from '@diwan/contracts/site/office/http';
import { isEntered, type OfficeProfile, OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { type Opening, openingAt } from '@diwan/contracts/site/office/opening';
import type { Call, Office } from '@diwan/mf-kit';
import type { Log } from '../operation/log.js';

/** How long nobody asks again, in milliseconds. */
const PAUSE_MS = 2000;
/** A profile older than this is shown only when no newer one can be had: after a quiet hour the first visitor must not read old hours. */
const OLD_MS = 30_000;
const TIMEOUT_MS = 1500;

type Numbers = Pick<Office, 'phone' | 'whatsappNumber'>;

/** The firm's particulars, on every page. A change is seen within seconds (D-030); when the news service is down, the last known ones serve on. */
export class OfficeDesk {
  private profile: OfficeProfile | null = null;
  private numbers: Numbers;
  private readAt = 0;
  private askAgainAt = 0;
  private reading: Promise<void> | undefined;
  private changes = 0;

  constructor(
    private readonly call: Call,
    private readonly fallback: Numbers,
    private readonly log: Log,
  ) {
    this.numbers = fallback;
  }

  /** Whether the last reading succeeded, so that what is shown is how it is. */
  get isCurrent(): boolean {
    return this.readAt > 0;
  }

  /** Whether the office is open now; null while nobody knows its hours. */
  opening(): Opening | null {
    return this.profile && openingAt(this.profile, new Date());
  }

  /** The profile has changed: whoever asks next waits for the new one. */
  forget(): void {
    this.changes += 1;
    this.readAt = 0;
    this.askAgainAt = 0;
    this.reading = undefined;
  }

  async office(): Promise<Office> {
    const now = Date.now();
    if (now >= this.askAgainAt) {
      this.reading ??= this.read();
      // One that is nearly new is shown at once, while it is read again.
      if (now - this.readAt > OLD_MS) await this.reading;
    }
    return { profile: this.profile, opening: this.opening(), ...this.numbers };
  }

  private async read(): Promise<void> {
    const { changes } = this;
    try {
      // Every page holds it: one that is not as agreed must not take the site down.
      const profile = OfficeProfileDraft.parse(await this.call(getOfficeProfile, undefined, { timeoutMs: TIMEOUT_MS }));
      // It may have been read just before it changed; then it is being read again.
      if (changes !== this.changes) return;
      this.profile = isEntered(profile) ? profile : null;
      // A number that is known is the firm's, whatever else it has yet to enter.
      this.numbers = {
        phone: profile.phone ?? this.fallback.phone,
        whatsappNumber: profile.whatsappNumber ?? this.fallback.whatsappNumber,
      };
      this.readAt = Date.now();
    } catch (error) {
      this.log.warn({ event: 'office-profile-not-read', name: (error as Error).name });
    } finally {
      if (changes === this.changes) {
        this.askAgainAt = Date.now() + PAUSE_MS;
        this.reading = undefined;
      }
    }
  }
}
