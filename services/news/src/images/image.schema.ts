import { Schema, type Types } from 'mongoose';

/** An image of the site; its bytes are in the object store, one object per width. */
export interface ImageRecord {
  _id: Types.ObjectId;
  width: number;
  height: number;
  /** Widths it is kept in, in pixels, smallest first. */
  widths: number[];
  createdAt: Date;
}

export const ImageSchema = new Schema<ImageRecord>(
  {
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    widths: { type: [Number], required: true },
  },
  { collection: 'images', timestamps: { createdAt: true, updatedAt: false }, versionKey: false },
);
