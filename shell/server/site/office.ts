import { getOfficeProfile } from '@diwan/contracts/site/office/http';
import { isEntered, type OfficeProfile, OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { type Opening, openingAt } from '@diwan/contracts/site/office/opening';
import { getPublication } from '@diwan/contracts/site/publication/http';
import { ApiProblem, type Call, type Office } from '@diwan/mf-kit';
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
  private published = true;
  /** Nothing was read since the start or a change, so that whoever asks waits. */
  private isAwaited = true;
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
    this.isAwaited = true;
    this.readAt = 0;
    this.askAgainAt = 0;
    this.reading = undefined;
  }

  async office(): Promise<Office> {
    await this.look();
    return { profile: this.profile, opening: this.opening(), ...this.numbers };
  }

  /**
   * Whether visitors see the site (PUB-09). Until somebody could be asked they do: what was kept of it stands by for an outage. What is known
   * is said at once, so that a service that hangs costs no reader of a kept page anything.
   */
  async isPublished(): Promise<boolean> {
    const looking = this.look();
    if (this.isAwaited) await looking;
    return this.published;
  }

  private async look(): Promise<void> {
    const now = Date.now();
    if (now >= this.askAgainAt) {
      this.reading ??= this.read();
      // One that is nearly new is shown at once, while it is read again.
      if (now - this.readAt > OLD_MS) await this.reading;
    }
  }

  /** Each is taken over by itself: a profile that is not as agreed must not hide that the site was taken off. */
  private async read(): Promise<void> {
    const { changes } = this;
    // It may have been read just before it changed; then it is being read again.
    const isNew = () => changes === this.changes;
    const readings = await Promise.allSettled([this.readProfile(isNew), this.readPublished(isNew)]);
    if (!isNew()) return;
    this.isAwaited = false;
    this.askAgainAt = Date.now() + PAUSE_MS;
    this.reading = undefined;
    const failed = readings.find((reading) => reading.status === 'rejected');
    if (!failed) this.readAt = Date.now();
    else this.log.warn({ event: 'office-profile-not-read', name: (failed.reason as Error).name });
  }

  private async readProfile(isNew: () => boolean): Promise<void> {
    const answer = await this.call(getOfficeProfile, undefined, { timeoutMs: TIMEOUT_MS });
    // Every page holds it: one that is not as agreed must not take the site down.
    const profile = OfficeProfileDraft.parse(answer);
    if (!isNew()) return;
    this.profile = isEntered(profile) ? profile : null;
    // A number that is known is the firm's, whatever else it has yet to enter.
    this.numbers = {
      phone: profile.phone ?? this.fallback.phone,
      whatsappNumber: profile.whatsappNumber ?? this.fallback.whatsappNumber,
    };
  }

  private async readPublished(isNew: () => boolean): Promise<void> {
    try {
      const { published } = await this.call(getPublication, undefined, { timeoutMs: TIMEOUT_MS });
      if (isNew()) this.published = published;
    } catch (error) {
      // A news service of builds before knows nothing of it: what was known stands.
      if (!(error instanceof ApiProblem && error.status === 404)) throw error;
    }
  }
}
