import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { VisitRecord } from './visit.schema.js';

/** When clients looked at their portal, for other nouns. */
@Injectable()
export class Visits {
  constructor(@InjectModel('Visit') private readonly rows: Model<VisitRecord>) {}

  /** The last sign of a client's last visit; null before their first. */
  async lastOf(clientId: string): Promise<Date | null> {
    return (await this.rows.findById(clientId).lean<VisitRecord>())?.seenAt ?? null;
  }
}
