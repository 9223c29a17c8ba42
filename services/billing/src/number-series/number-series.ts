import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { formatNumber, type Series } from './number.rules.js';
import type { NumberSeriesRecord } from './number-series.schema.js';

/**
 * Gives documents their numbers (D-100, D-101). The counter is written in the transaction that issues the document: one that fails leaves
 * no gap, and two at once wait for each other.
 */
@Injectable()
export class NumberSeries {
  constructor(@InjectModel('NumberSeries') private readonly series: Model<NumberSeriesRecord>) {}

  /**
   * Documents are dated in the order of their numbers (BILL-02). Throws VALIDATION (`before_last_number` at the field) where a later day has a number
   * already, of any year.
   */
  async refuseEarlier(
    series: Series,
    { day, field }: { day: string; field: string },
    session: ClientSession | null,
  ): Promise<void> {
    const latest = await this.series
      .findOne({ _id: trusted({ $gte: `${series}-`, $lt: `${series}.` }) }, null, { session })
      .sort({ _id: -1 })
      .lean<NumberSeriesRecord>();
    if (latest?.lastDay && day < latest.lastDay)
      throw new DomainError('VALIDATION', { fieldErrors: { [field]: 'before_last_number' } });
  }

  /** The next number of the series in the year of `day` (`YYYY-MM-DD`): the document's own, or of money that moved, that of writing it down. */
  async next(series: Series, day: string, session: ClientSession): Promise<string> {
    const _id = `${series}-${day.slice(0, 4)}`;
    const record = await this.series
      .findOneAndUpdate(
        { _id },
        { $inc: { last: 1 }, $max: { lastDay: day } },
        { session, upsert: true, returnDocument: 'after' },
      )
      .lean<NumberSeriesRecord>();
    if (!record) throw new Error('a series without its counter');
    return formatNumber(series, day, record.last);
  }
}
