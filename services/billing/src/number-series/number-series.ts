import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { formatNumber, type Series } from './number.rules.js';
import type { NumberSeriesRecord } from './number-series.schema.js';

/**
 * Gives documents their numbers (D-100, D-101). The counter is written in the transaction that issues the document: one that fails leaves
 * no gap, and two at once wait for each other.
 */
@Injectable()
export class NumberSeries {
  constructor(@InjectModel('NumberSeries') private readonly series: Model<NumberSeriesRecord>) {}

  /** The next number of the series in the year of `day` (`YYYY-MM-DD`). */
  async next(series: Series, day: string, session: ClientSession): Promise<string> {
    const _id = `${series}-${day.slice(0, 4)}`;
    const record = await this.series
      .findOneAndUpdate({ _id }, { $inc: { last: 1 } }, { session, upsert: true, returnDocument: 'after' })
      .lean<NumberSeriesRecord>();
    if (!record) throw new Error('a series without its counter');
    return formatNumber(series, day, record.last);
  }
}
