import type { Document } from 'mongodb';

/** A file of the drivers' published tests, in MongoDB's "unified test format". Older formats are converted to it. */
export interface TestFile {
  schemaVersion: string;
  runOnRequirements?: Requirement[];
  createEntities?: Record<string, Document>[];
  initialData?: CollectionData[];
  tests: Test[];
}

/** What a deployment must be like; one of several suffices. */
export interface Requirement {
  minServerVersion?: string;
  maxServerVersion?: string;
  topologies?: string[];
  serverless?: 'require' | 'forbid' | 'allow';
  serverParameters?: Document;
  auth?: boolean;
  csfle?: boolean;
}

/** Documents of a collection, before or after a test. */
export interface CollectionData {
  databaseName: string;
  collectionName: string;
  documents: Document[];
}

/** One test: operations, the events they cause, what is stored afterwards. */
export interface Test {
  description: string;
  skipReason?: string;
  runOnRequirements?: Requirement[];
  operations: Operation[];
  expectEvents?: ExpectedEvents[];
  outcome?: CollectionData[];
}

/** A call of the driver, or of the test runner itself (`object: 'testRunner'`). */
export interface Operation {
  name: string;
  object: string;
  arguments?: Document;
  expectResult?: unknown;
  expectError?: ExpectedError;
  saveResultAsEntity?: string;
  ignoreResultAndError?: boolean;
}

/** How an operation must fail. */
export interface ExpectedError {
  isError?: boolean;
  isClientError?: boolean;
  errorContains?: string;
  errorCode?: number;
  errorCodeName?: string;
  errorLabelsContain?: string[];
  errorLabelsOmit?: string[];
  errorResponse?: Document;
  expectResult?: unknown;
}

/** Events of one client, in order. */
export interface ExpectedEvents {
  client: string;
  eventType?: 'command' | 'cmap';
  ignoreExtraEvents?: boolean;
  /** Formats before the unified one: fields that are not named may be there at any depth. */
  ignoreExtraFields?: boolean;
  events: Record<string, Document>[];
}

/** The test cannot be run here, for a reason that lies in the driver, the topology or the runner. */
export class Skip extends Error {}
