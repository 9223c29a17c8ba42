import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { Faq } from '@diwan/contracts/site/questions/question';
import { Schema } from 'mongoose';
import type { Origin } from '../content/origin.js';

/** A legal fact or a question, by its id. */
export interface ReferenceRecord<Content> {
  _id: string;
  content: Content;
  origin: Origin;
  /** Grows with each change; a change that names an older one is refused (D-129). */
  version: number;
}
export type FactRecord = ReferenceRecord<LegalFact>;
export type FaqRecord = ReferenceRecord<Faq>;

const referenceSchema = (collection: string) =>
  new Schema(
    {
      _id: { type: String },
      content: { type: Schema.Types.Mixed, required: true },
      origin: { type: String, required: true },
      version: { type: Number, required: true },
    },
    { collection, versionKey: false },
  );

export const FactSchema = referenceSchema('facts');
export const FaqSchema = referenceSchema('faqs');
