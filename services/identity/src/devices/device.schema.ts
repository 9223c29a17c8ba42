import { Schema, type Types } from 'mongoose';

/** A browser that somebody signed in with by a phone. Another phone on the same browser is another row. */
export interface DeviceRecord {
  /** Hash of the id in the device's cookie. */
  device: string;
  phone: string;
  personId: Types.ObjectId;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

export const DeviceSchema = new Schema<DeviceRecord>(
  {
    device: { type: String, required: true },
    phone: { type: String, required: true },
    personId: { type: Schema.Types.ObjectId, required: true },
    firstSeenAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
  },
  { collection: 'devices', versionKey: false },
);

// KnownDevices.isKnown, remember.
DeviceSchema.index({ device: 1, phone: 1 }, { unique: true });
// KnownDevices.forget.
DeviceSchema.index({ personId: 1 });
// A device is forgotten when its cookie would be.
DeviceSchema.index({ lastSeenAt: 1 }, { expireAfterSeconds: 400 * 86_400 });
