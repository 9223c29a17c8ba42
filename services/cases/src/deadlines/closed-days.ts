import { holidayOn } from '@diwan/contracts/site/office/holidays';
import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { weekdayOf } from './calendar-day.rules.js';
import type { ClosedDaysRecord } from './closed-days.schema.js';
import type { Days } from './reckon.rules.js';

type Asked = Pick<OfficeProfile, 'openingHours' | 'holidays' | 'version'>;

/** The days on which the firm is closed, as cases know them: weekdays without hours, public holidays and the firm's own (OFF-13). */
@Injectable()
export class ClosedDays {
  constructor(
    @InjectModel('ClosedDays') private readonly copies: Model<ClosedDaysRecord>,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws UNAVAILABLE when there is no copy yet and news does not answer: a deadline is not reckoned without them. */
  async current(): Promise<Days['closed']> {
    const copy = await this.copies.findById('office').lean<ClosedDaysRecord>();
    if (copy) return closedBy(copy);
    const asked = await this.ask();
    await this.keep(asked);
    return closedBy(asked);
  }

  /** What news says. Throws UNAVAILABLE when it does not answer. */
  async ask(): Promise<Asked> {
    const { openingHours, holidays, version } = await this.rpc.ask(officeProfile, {});
    return { openingHours, holidays, version };
  }

  /** Keeps what news said, unless something newer came meanwhile. */
  async keep({ openingHours, holidays, version }: Asked, session: ClientSession | null = null): Promise<void> {
    const copy = await this.copies.findById('office').session(session).lean<ClosedDaysRecord>();
    if (copy && copy.version > version) return;
    await this.copies
      .updateOne({ _id: 'office' }, { $set: { openingHours, holidays, version } }, { upsert: true })
      .session(session);
  }
}

/** Which days an office is closed on. One that says no hours at all is taken to work from Monday to Friday. */
export function closedBy({ openingHours, holidays }: Omit<Asked, 'version'>): Days['closed'] {
  const saysHours = openingHours.some(({ hours }) => hours !== null);
  return (day) => {
    const name = holidayOn(day, holidays);
    // In the languages of the product; the site may have more.
    if (name) return { name: { en: name.en, ar: name.ar } };
    const weekday = weekdayOf(day);
    const isOpen = saysHours ? Boolean(openingHours[weekday]?.hours) : weekday < 5;
    return isOpen ? undefined : { name: null };
  };
}
