import type { ClientView } from '@diwan/service-kit/http/client-view';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { inView } from './document.repository.js';
import type { DocumentRecord } from './document.schema.js';

/** Documents shown to a client that they can open and never did. */
@Injectable()
export class UnreadDocuments {
  constructor(@InjectModel('Document') private readonly documents: Model<DocumentRecord>) {}

  /** Those whose access ends, the first to end first. */
  thatEnd(view: ClientView, now: Date, limit: number): Promise<DocumentRecord[]> {
    const query = { ...unreadIn(view), 'policy.expiresAt': trusted({ $gt: now }) };
    return this.documents.find(query).sort({ 'policy.expiresAt': 1, _id: 1 }).limit(limit).lean<DocumentRecord[]>();
  }

  /** The others: how many, and the latest shown. */
  async thatStay(view: ClientView, limit: number): Promise<{ total: number; items: DocumentRecord[] }> {
    const query = { ...unreadIn(view), 'policy.expiresAt': null };
    const latest = { 'shared.at': -1, _id: -1 } as const;
    const [total, items] = await Promise.all([
      this.documents.countDocuments(query),
      this.documents.find(query).sort(latest).limit(limit).lean<DocumentRecord[]>(),
    ]);
    return { total, items };
  }
}

/** Never opened, and not used up by others either. */
const unreadIn = (view: ClientView): QueryFilter<DocumentRecord> => ({
  ...inView(view),
  ...{ visibleToClient: true, deletedAt: null, openedAt: null },
  remaining: trusted({ $not: { $lte: 0 } }),
});
