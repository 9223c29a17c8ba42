import type { RateUsed } from '@diwan/contracts/money/exchange-rates/rate';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { ExchangeRateRecord } from './exchange-rate.schema.js';

/** A rate older than this says nothing about a day any more, in days. */
const OLDEST = 31;
/** Days of a year that are listed. */
const LISTED = 366;

/** The rates that the firm entered. */
@Injectable()
export class ExchangeRates {
  constructor(@InjectModel('ExchangeRate') private readonly rates: Model<ExchangeRateRecord>) {}

  /** The rate of a day, or the last before it, of a month at most: documents say of which day it is. Throws RATE_MISSING. */
  async on(day: string, session: ClientSession | null = null): Promise<RateUsed> {
    const found = await this.rates
      .findOne({ _id: trusted({ $lte: day, $gte: daysBefore(day, OLDEST) }) }, null, { session })
      .sort({ _id: -1 })
      .lean<ExchangeRateRecord>();
    if (!found) throw new DomainError('RATE_MISSING');
    return { lbpPerUsdHundredths: found.lbpPerUsdHundredths, source: found.source, day: found._id };
  }

  list(): Promise<ExchangeRateRecord[]> {
    return this.rates
      .find({ _id: trusted({ $gte: '' }) })
      .sort({ _id: -1 })
      .limit(LISTED)
      .lean<ExchangeRateRecord[]>();
  }

  /**
   * What a rate of a day is compared with: those of the month before and after it, as far as no rate that an owner or admin entered lies between;
   * where none comes before it, the last one, however old.
   */
  async around(day: string, session: ClientSession): Promise<ExchangeRateRecord[]> {
    const days = trusted({ $gte: daysBefore(day, OLDEST), $lte: daysBefore(day, -OLDEST), $ne: day });
    const near = await this.rates.find({ _id: days }, null, { session }).sort({ _id: 1 }).lean<ExchangeRateRecord[]>();
    const before = near.filter(({ _id }) => _id < day);
    const after = near.filter(({ _id }) => _id > day);
    const last = before.at(-1) ?? (await this.lastBefore(day, session));
    const anchor = before.findLastIndex(({ isAnchor }) => isAnchor);
    const next = after.findIndex(({ isAnchor }) => isAnchor);
    return [
      ...(last && before.length === 0 ? [last] : before.slice(Math.max(0, anchor))),
      ...(next < 0 ? after : after.slice(0, next)),
    ];
  }

  private lastBefore(day: string, session: ClientSession): Promise<ExchangeRateRecord | null> {
    return this.rates
      .findOne({ _id: trusted({ $lt: day }) }, null, { session })
      .sort({ _id: -1 })
      .lean<ExchangeRateRecord>();
  }

  one(day: string, session: ClientSession): Promise<ExchangeRateRecord | null> {
    return this.rates.findById(day, null, { session }).lean<ExchangeRateRecord>();
  }

  async set(rate: ExchangeRateRecord, session: ClientSession): Promise<void> {
    const { _id, ...$set } = rate;
    await this.rates.updateOne({ _id }, { $set }, { session, upsert: true });
  }
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
