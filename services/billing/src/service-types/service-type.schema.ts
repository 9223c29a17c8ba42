import type { LocalizedText } from '@diwan/contracts/shared/language';
import type { Money } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** A kind of work that time is recorded under (D-112). */
export interface ServiceTypeRecord {
  _id: Types.ObjectId;
  name: LocalizedText;
  /** The names as they are compared, see name-key.ts. */
  nameKey: LocalizedText;
  hourlyRate: Money;
  active: boolean;
  /** Grows with each change; a change that names an older one is refused (D-129). */
  version: number;
  createdAt: Date;
}

const requiredText = { type: String, required: true };
const localizedText = { type: { en: requiredText, ar: requiredText }, _id: false, required: true };

export const ServiceTypeSchema = new Schema<ServiceTypeRecord>(
  {
    name: localizedText,
    nameKey: localizedText,
    hourlyRate: {
      type: { amountMinor: { type: Number, required: true }, currency: requiredText },
      _id: false,
      required: true,
    },
    active: { type: Boolean, required: true },
    version: { type: Number, default: 1 },
    createdAt: { type: Date, required: true },
  },
  { collection: 'service_types', versionKey: false },
);

// ServiceTypeRepository.list and create: no two kinds of work with one English name.
ServiceTypeSchema.index({ 'nameKey.en': 1 }, { unique: true });
// ServiceTypeRepository.create: nor with one Arabic name.
ServiceTypeSchema.index({ 'nameKey.ar': 1 }, { unique: true });
