import { BSON, type CommandStartedEvent, type CommandSucceededEvent, type Document, type MongoClient } from 'mongodb';

/** An event of the driver under the name the tests use, with its documents as they were at the time. */
export interface ObservedEvent {
  name: string;
  kind: 'command' | 'cmap';
  fields: Document;
}

/** Commands with secrets, which drivers hide in their events. */
const SENSITIVE = [
  'authenticate',
  'saslStart',
  'saslContinue',
  'getnonce',
  'createUser',
  'updateUser',
  'copydbgetnonce',
  'copydbsaslstart',
  'copydb',
].map((name) => name.toLowerCase());

/** What a client entity reports. */
export interface Observation {
  /** Event names, like `commandStartedEvent`. */
  names: string[];
  ignoredCommands: string[];
  sensitive: boolean;
}

/** Records the events of a client from now on. */
export function observe(client: MongoClient, { names, ignoredCommands, sensitive }: Observation): ObservedEvent[] {
  const events: ObservedEvent[] = [];
  // Fail points are the runner's business, wherever they are set.
  const ignored = new Set(['configureFailPoint', ...ignoredCommands].map((name) => name.toLowerCase()));
  for (const name of names) {
    const kind = name.startsWith('command') ? 'command' : 'cmap';
    client.on(driverName(name) as 'commandStarted', (event) => {
      if (kind === 'cmap') return void events.push({ name, kind, fields: { ...event } });
      if (ignored.has(event.commandName.toLowerCase())) return;
      if (!sensitive && isSensitive(event)) return;
      events.push({ name, kind, fields: commandFields(event) });
    });
  }
  return events;
}

/** `poolReadyEvent` is `connectionPoolReady` in Node's driver; the others only lose their ending. */
function driverName(name: string): string {
  return name.replace(/Event$/, '').replace(/^pool(Created|Ready|Cleared|Closed)$/, 'connectionPool$1');
}

/** The driver empties the documents of a handshake that authenticates, as well. */
function isSensitive(event: CommandStartedEvent): boolean {
  const name = event.commandName.toLowerCase();
  if (SENSITIVE.includes(name)) return true;
  const { reply } = event as unknown as CommandSucceededEvent;
  const document = event.command ?? reply;
  return /^(hello|ismaster)$/.test(name) && document !== undefined && Object.keys(document as Document).length === 0;
}

function commandFields(event: CommandStartedEvent): Document {
  const { command, reply } = event as CommandStartedEvent & { reply?: Document };
  return {
    commandName: event.commandName,
    databaseName: event.databaseName,
    serverConnectionId: event.serverConnectionId,
    command: command && copy(command),
    reply: reply && copy(reply),
  };
}

/** The driver goes on using its documents. The copy keeps the number types. */
function copy(document: Document): Document {
  return BSON.deserialize(BSON.serialize(document, { ignoreUndefined: true }), { promoteValues: false });
}
