import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, type Schema, trusted } from 'mongoose';
import { creditNoteSchema } from '../credit-notes/credit-note.schema.js';
import { invoiceSchema } from '../invoices/invoice.schema.js';
import { type NumberSeriesRecord, numberSeriesSchema } from '../number-series/number-series.schema.js';

interface Dated {
  issueDate?: string;
  day?: string;
}

/** Documents that are dated in the order of their numbers, with the field that says their day. */
const DATED: readonly (readonly [string, string, Schema, keyof Dated])[] = [
  ['INV', 'Invoice', invoiceSchema as unknown as Schema, 'issueDate'],
  ['CN', 'CreditNote', creditNoteSchema as unknown as Schema, 'day'],
];

/** Series that a build before counted learn the latest day that they gave a number for, before the next one is given (BILL-02). */
@Injectable()
export class LastDaysAtStart implements OnApplicationBootstrap {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onApplicationBootstrap(): Promise<void> {
    const series = this.connection.model<NumberSeriesRecord>('NumberSeries', numberSeriesSchema);
    for (const [name, model, schema, field] of DATED) {
      const counted = trusted({ $gte: `${name}-`, $lt: `${name}.` });
      for (const { _id } of await series.find({ _id: counted, lastDay: null }).lean<NumberSeriesRecord[]>()) {
        const lastDay = await latest(this.connection.model<Dated>(model, schema), _id, field);
        if (lastDay) await series.updateOne({ _id, lastDay: null }, { $set: { lastDay } });
      }
    }
  }
}

/** The latest day of the documents that a series such as `INV-2026` numbered; undefined where there is none. Numbers of one's own are none of it. */
async function latest(documents: Model<Dated>, series: string, field: keyof Dated): Promise<string | undefined> {
  const [found] = await documents
    .find({ [field]: trusted({ $gte: '' }), number: new RegExp(`^${series}\\d{2}-\\d{4,}$`) })
    .sort({ [field]: -1, _id: -1 })
    .limit(1)
    .lean<Dated[]>();
  return found?.[field];
}
