import { type Document, ReadPreference, WriteConcern } from 'mongodb';

/** Options as the tests write them in the shape Node's driver takes them. */
export function driverOptions(options: Document = {}): Document {
  const { readPreference, writeConcern, returnDocument, ...others } = options;
  if (readPreference !== undefined) others.readPreference = readPreferenceOf(readPreference);
  if (writeConcern !== undefined) others.writeConcern = WriteConcern.fromOptions({ writeConcern });
  if (returnDocument !== undefined) others.returnDocument = returnDocument.toLowerCase();
  return others;
}

function readPreferenceOf({ mode, tagSets, maxStalenessSeconds, hedge }: Document): ReadPreference {
  const name = `${mode[0].toLowerCase()}${mode.slice(1)}`;
  return new ReadPreference(name as 'primary', tagSets, { maxStalenessSeconds, hedge });
}
