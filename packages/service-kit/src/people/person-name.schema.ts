import { Schema } from 'mongoose';

/** The last known names of a person of identity, for while identity does not answer: the one that is shown, and a client's as they are written in full. Found by its id only. */
export interface PersonName {
  _id: string;
  name: string;
  otherNames?: string[];
}

export const PersonNameSchema = new Schema<PersonName>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    otherNames: { type: [String], default: undefined },
  },
  { collection: 'person_names', versionKey: false },
);
