import { Binary, BSON, type Document } from 'mongodb';
import type { CollectionData, Operation, TestFile } from './test-file.js';

const databaseName = 'gridfs-tests';

/**
 * Converts a file of the GridFS tests of 2015: `arrange` (commands), `act` (one operation), `assert` (its result, and
 * commands that turn the data from before into the data that should be there).
 */
export function convertGridFs({ data, tests }: Document): TestFile[] {
  return tests.map((test: Document) => convertTest(decoded(data), decoded(test)));
}

function convertTest(data: Record<string, Document[]>, { description, arrange, act, assert }: Document): TestFile {
  const commands: Document[] = arrange?.data ?? [];
  const skipReason = act.arguments.options?.contentType
    ? "Node's driver has no contentType of an upload any more"
    : undefined;
  const wanted: Record<string, Document[]> = {};
  for (const [name, documents] of Object.entries(data))
    wanted[name] = [...commands, ...(assert.data ?? [])].reduce(
      (state, command) => changed(state, name, command),
      documents,
    );
  return {
    schemaVersion: 'older',
    createEntities: [
      { client: { id: 'client0' } },
      { database: { id: 'database0', client: 'client0', databaseName } },
      { bucket: { id: 'bucket0', database: 'database0' } },
    ],
    initialData: collections(data),
    tests: [
      {
        description,
        skipReason,
        operations: [
          ...commands.map((command) => ({ name: 'runCommand', object: 'database0', arguments: { command } })),
          operationOf(act, assert),
        ],
        outcome: assert.data ? collections(wanted) : [],
      },
    ],
  };
}

function operationOf(act: Document, { result, error }: Document): Operation {
  const { options, source, ...others } = act.arguments;
  const { disableMD5: _, ...kept } = options ?? {}; // no driver computes MD5 any more
  const operation = {
    name: act.operation === 'download_by_name' ? 'downloadByName' : act.operation,
    object: 'bucket0',
    arguments: { ...others, ...kept, ...(source && { source: { $$hexBytes: hexOf(source) } }) },
  };
  if (error) return { ...operation, expectError: { isError: true } };
  if (result === '&result') return { ...operation, saveResultAsEntity: 'result' };
  return result === 'void' ? operation : { ...operation, expectResult: { $$matchesHexBytes: hexOf(result) } };
}

/** What one command (`delete` by equality, or `insert`) makes of a collection's documents. */
function changed(documents: Document[], name: string, command: Document): Document[] {
  if ([command.delete, command.insert].every((target) => target?.split('.')[1] !== name)) return documents;
  if (command.insert) return [...documents, ...command.documents.map(withOperators)];
  return documents.filter((document) => !command.deletes.some(({ q }: Document) => matches(document, q)));
}

/** `*actual` stands for any value, `*result` for the operation's. */
function withOperators({ md5: _, ...document }: Document): Document {
  const operators: Record<string, Document> = {
    '*actual': { $$exists: true },
    '*result': { $$matchesEntity: 'result' },
  };
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, operators[value] ?? value]));
}

function matches(document: Document, query: Document): boolean {
  const text = (value: unknown) => BSON.EJSON.stringify(value ?? null);
  return Object.entries(query).every(([name, value]) => text(document[name]) === text(value));
}

function collections(data: Record<string, Document[]>): CollectionData[] {
  return Object.entries(data).map(([name, documents]) => ({ databaseName, collectionName: `fs.${name}`, documents }));
}

/** `{ $hex }` is the format's own way to write bytes. */
function decoded<T>(value: T): T {
  const text = BSON.EJSON.stringify(value, { relaxed: false });
  return BSON.EJSON.parse(
    text.replace(/\{"\$hex":"([0-9a-f]*)"\}/gi, (_all, hex: string) =>
      BSON.EJSON.stringify(new Binary(Buffer.from(hex, 'hex'))),
    ),
  );
}

function hexOf(bytes: Binary): string {
  return Buffer.from(bytes.value()).toString('hex');
}
