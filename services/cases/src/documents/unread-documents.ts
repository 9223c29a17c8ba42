import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { PortalView } from '../cases/portal-views.js';
import type { DocumentRecord } from './document.schema.js';
import { inView } from './document-filters.js';
import { isUsedUp } from './readers.js';

/** Documents shown to a client that they can open and never did. */
@Injectable()
export class UnreadDocuments {
  constructor(@InjectModel('Document') private readonly documents: Model<DocumentRecord>) {}

  /** Those whose access ends, the first to end first. */
  async thatEnd(view: PortalView, now: Date, limit: number): Promise<DocumentRecord[]> {
    const query = { ...(await this.unreadIn(view)), 'policy.expiresAt': trusted({ $gt: now }) };
    return this.documents.find(query).sort({ 'policy.expiresAt': 1, _id: 1 }).limit(limit).lean<DocumentRecord[]>();
  }

  /** The others: how many, and the latest shown. */
  async thatStay(view: PortalView, limit: number): Promise<{ total: number; items: DocumentRecord[] }> {
    const query = { ...(await this.unreadIn(view)), 'policy.expiresAt': null };
    const latest = { 'shared.at': -1, _id: -1 } as const;
    const [total, items] = await Promise.all([
      this.documents.countDocuments(query),
      this.documents.find(query).sort(latest).limit(limit).lean<DocumentRecord[]>(),
    ]);
    return { total, items };
  }

  /** Never opened by the client, and not used up by their delegates either. */
  private async unreadIn(view: PortalView): Promise<QueryFilter<DocumentRecord>> {
    const { clientId } = view;
    const shown = { ...inView(view), deletedAt: null };
    const limited = { ...shown, 'policy.maxAccessCount': trusted({ $gt: 0 }) };
    const usedUp = (await this.documents.find(limited).lean<DocumentRecord[]>()).filter((one) =>
      isUsedUp(one, clientId),
    );
    const opened = trusted({ $elemMatch: { clientId, openedAt: { $ne: null } } });
    return {
      $and: [shown, { readers: trusted({ $not: opened }) }],
      _id: trusted({ $nin: usedUp.map(({ _id }) => _id) }),
    };
  }
}
