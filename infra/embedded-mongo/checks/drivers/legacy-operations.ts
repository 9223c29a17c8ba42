import type { Document } from 'mongodb';
import type { ExpectedError, Operation } from './test-file.js';

/** Names of the fixed objects of the older formats. */
const OBJECTS: Record<string, string> = {
  client: 'client0',
  collection: 'collection0',
  gridfsbucket: 'bucket0',
};

/** Options of queries that were once written with a `$`. */
const MODIFIERS: Record<string, string> = { $showDiskLoc: 'showRecordId' };

/** An entity of the older formats: `collectionOptions` and `databaseOptions` make further ones. */
export type Entity = Record<string, Document>;

/**
 * Converts an operation of the older formats.
 * @param entities takes the database or collection with options of its own that the operation works on, if any
 */
export function convertOperation(operation: Document, entities: Entity[], collectionName: string): Operation {
  const { name, command_name: commandName, error, result } = operation;
  const given = convertArguments(operation.arguments ?? {}, entities, collectionName);
  const expectError = error === true ? { isError: true, ...errorOf(result) } : errorOf(result);
  const expectResult = expectError || result === undefined ? {} : { expectResult: result };
  return {
    name: name === 'download_by_name' ? 'downloadByName' : name,
    object: objectOf(operation, entities, collectionName),
    arguments: commandName ? { ...given, commandName } : given,
    ...(expectError ? { expectError } : expectResult),
  };
}

function objectOf(operation: Document, entities: Entity[], collectionName: string): string {
  const { object = 'collection', databaseOptions, read_preference: readPreference } = operation;
  let database = 'database0';
  if (databaseOptions) {
    const { database: spec } = entities.find((entity) => entity.database) as Entity;
    database = `database${entities.length}`;
    entities.push({ database: { ...spec, id: database, databaseOptions } });
  }
  if (object === 'database') return database;
  if (!operation.collectionOptions && !readPreference) return OBJECTS[object] ?? object;
  const collectionOptions = { ...operation.collectionOptions, ...(readPreference && { readPreference }) };
  const id = `collection${entities.length}`;
  entities.push({ collection: { id, database, collectionName, collectionOptions } });
  return id;
}

function convertArguments({ options, modifiers, ...args }: Document, entities: Entity[], collection: string): Document {
  const converted: Document = { ...args, ...options };
  for (const [name, value] of Object.entries(modifiers ?? {})) converted[MODIFIERS[name] ?? name.slice(1)] = value;
  if (args.requests) converted.requests = args.requests.map(convertRequest);
  if (args.callback)
    converted.callback = args.callback.operations.map((operation: Document) =>
      convertOperation(operation, entities, collection),
    );
  // Of the runner's assertions.
  if (typeof args.database === 'string') {
    converted.databaseName = args.database;
    converted.collectionName = args.collection;
    converted.indexName = args.index;
  }
  return converted;
}

/** `{ name: 'insertOne', arguments }` is `{ insertOne: arguments }` now. */
function convertRequest(request: Document): Document {
  return request.name ? { [request.name]: request.arguments } : request;
}

/** The older formats write expected errors as results. */
export function errorOf(result: unknown): ExpectedError | undefined {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return undefined;
  const entries = Object.entries(result).filter(([name]) => /^error(Contains|Code|CodeName|Labels\w+)$/.test(name));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
