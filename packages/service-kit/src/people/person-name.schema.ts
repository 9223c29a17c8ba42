import { Schema } from 'mongoose';

/** The last known name of a person of identity, shown while identity does not answer. Found by its id only. */
export interface PersonName {
  _id: string;
  name: string;
}

export const PersonNameSchema = new Schema<PersonName>(
  { _id: { type: String, required: true }, name: { type: String, required: true } },
  { collection: 'person_names', versionKey: false },
);
