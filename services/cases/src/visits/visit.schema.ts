import { Schema } from 'mongoose';

/** When a client looked at their portal: this visit, and the one before. Nothing else is kept of it. */
export interface VisitRecord {
  /** The client's id. */
  _id: string;
  /** Last sign of this visit. */
  seenAt: Date;
  /** Last sign of the visit before; null in the first. */
  seenBefore: Date | null;
}

export const VisitSchema = new Schema<VisitRecord>(
  {
    _id: { type: String, required: true },
    seenAt: { type: Date, required: true },
    seenBefore: { type: Date, default: null },
  },
  { collection: 'portal_visits', versionKey: false },
);
