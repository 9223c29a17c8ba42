import { collectionHandlers } from './collections.js';
import type { Handler } from './context.js';
import { cursorHandlers } from './cursors.js';
import { explain } from './explain.js';
import { type Fields, fieldsOf } from './fields.js';
import { indexHandlers } from './indexes.js';
import { readHandlers } from './read.js';
import { reportHandlers } from './reports.js';
import { sessionHandlers } from './sessions.js';
import { writeHandlers } from './write.js';

/**
 * All commands of this server: spellings, where they may be used, and fields besides the generic ones (`*`: any).
 * `stable`: part of the stable API, version 1; `transaction`: in multi-document transactions; `retryable`: with a `txnNumber`
 * outside them; `write`: with a write concern; `admin`: only on that database.
 */
const TABLE = `
find | stable transaction
  object: filter sort projection let collation; string/object: hint; number: skip limit batchSize;
  bool: singleBatch noCursorTimeout allowDiskUse allowPartialResults oplogReplay;
  unavailable: max min returnKey showRecordId tailable awaitData
count | stable
  object: query collation; number: limit skip; string/object: hint; any: fields queryOptions
distinct | transaction
  string: key!; object: query collation; string/object: hint
getMore | stable transaction
  string: collection!; number: batchSize; unavailable: term
killCursors | stable transaction
  array: cursors!
aggregate | stable transaction write
  array: pipeline!; object: cursor collation let; string/object: hint;
  bool: explain allowDiskUse bypassDocumentValidation; unavailable: exchange fromMongos needsMerge
explain | stable
  string: verbosity
insert | stable transaction retryable write
  array: documents!; bool: ordered bypassDocumentValidation
update | stable transaction retryable write
  array: updates!; bool: ordered bypassDocumentValidation; object: let
delete | stable transaction retryable write
  array: deletes!; bool: ordered; object: let
findAndModify findandmodify | stable transaction retryable write
  object: query sort fields collation let; object/array: update; array: arrayFilters; string/object: hint;
  bool: remove new upsert bypassDocumentValidation
create | stable transaction write
  bool: capped; number: size max; string: viewOn; array: pipeline; object: collation idIndex;
  unavailable: validator validationLevel validationAction timeseries clusteredIndex expireAfterSeconds storageEngine
    indexOptionDefaults changeStreamPreAndPostImages encryptedFields autoIndexId
drop | stable write
dropDatabase | stable write
renameCollection | admin write
  string: to!; bool: dropTarget; unavailable: stayTemp
collMod | stable write
  object: index;
  unavailable: validator validationLevel validationAction viewOn pipeline changeStreamPreAndPostImages timeseries
    expireAfterSeconds cappedSize cappedMax dryRun
listCollections | stable
  object: filter cursor; bool: nameOnly authorizedCollections
listDatabases | stable admin
  object: filter; bool: nameOnly authorizedDatabases
createIndexes | stable transaction write
  array: indexes!; any: commitQuorum v; bool: ignoreUnknownIndexOptions
dropIndexes deleteIndexes | stable write
  any: index!
listIndexes | stable
  object: cursor; unavailable: includeBuildUUIDs includeIndexBuildInfo
commitTransaction | stable admin
  any: recoveryToken
abortTransaction | stable admin
  any: recoveryToken
startSession |
refreshSessions | stable
endSessions | stable
killSessions |
killAllSessions |
hello | stable *
isMaster ismaster | *
ping | stable *
buildInfo buildinfo | *
getParameter | *
serverStatus | *
collStats collstats | *
dbStats dbstats | *
configureFailPoint | *
`;

const GENERIC = fieldsOf(`
  object: lsid $clusterTime readConcern writeConcern $readPreference; number: txnNumber maxTimeMS stmtId;
  bool: autocommit startTransaction apiStrict apiDeprecationErrors; string: $db apiVersion; array: stmtIds;
  any: comment $audit mayBypassWriteBlocking`);

const HANDLERS: Record<string, Handler> = {
  ...readHandlers,
  ...cursorHandlers,
  explain,
  ...writeHandlers,
  ...collectionHandlers,
  ...indexHandlers,
  ...sessionHandlers,
  ...reportHandlers,
};

/** A command this server has. */
export interface Command {
  /** As MongoDB writes it in messages. */
  readonly name: string;
  readonly traits: readonly string[];
  /** `undefined`: any (commands that only report accept whatever tools send with them). */
  readonly fields: Fields | undefined;
  readonly run: Handler;
}

/** The commands by the names clients use. */
export const COMMANDS = new Map(
  TABLE.trim()
    .split(/\n(?=\S)/)
    .flatMap((entry) => {
      const [head = '', ...lines] = entry.split('\n');
      const [names, traits] = head.split('|').map((part) => part.trim().split(' ')) as [string[], string[]];
      const [name = ''] = names;
      const run = HANDLERS[name];
      if (!run) throw new Error(`nothing runs the command ${name}`);
      const own = lines.length > 0 ? fieldsOf(lines.join(' ')) : {};
      const command: Command = { name, traits, fields: traits.includes('*') ? undefined : { ...GENERIC, ...own }, run };
      return names.map((spelling) => [spelling, command] as const);
    }),
);
