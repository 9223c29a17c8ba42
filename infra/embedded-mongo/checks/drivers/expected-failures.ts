/** Tests that fail for a known reason. A test of this list that passes is an error: the list must stay true. */
export interface ExpectedFailure {
  /** Found in `folder/file: test`. */
  tests: RegExp;
  /** What differs from the test: this server, on purpose; one member instead of several; Node's driver; newer MongoDB. */
  cause: 'embedded server' | 'one member' | 'driver' | 'edition';
  reason: string;
}

/** For the files of mongo-c-driver 1.23.1 and Node's driver 7.8. */
export const expectedFailures: ExpectedFailure[] = [
  {
    tests: /changeStreams-\S+: \S+watch succeeds|unified\/poc-change-streams/,
    cause: 'embedded server',
    reason: 'change streams are refused',
  },
  {
    tests: /snapshot-sessions\.json: (\w+ operation with|Write commands with|First) snapshot/,
    cause: 'embedded server',
    reason: 'snapshot reads outside transactions are refused',
  },
  {
    tests: /collection-management\/clustered-indexes/,
    cause: 'embedded server',
    reason: 'clustered collections are refused',
  },
  {
    tests: /collection-management\/timeseries-collection/,
    cause: 'embedded server',
    reason: 'time series are refused',
  },
  {
    tests: /collection-management\/\w+Collection-pre_and_post_images/,
    cause: 'embedded server',
    reason: 'images for change streams are refused',
  },
  {
    tests: /find\.json: A successful find event with options/,
    cause: 'embedded server',
    reason: 'min and max of a find are refused',
  },
  {
    tests: /redacted-commands\.json: getnonce|observeSensitiveCommands\.json: getnonce/,
    cause: 'edition',
    reason: 'MongoDB has no getnonce since 6.2 (newer editions of the file say so)',
  },
  {
    tests: /read preference in client option and primary read|options\.json: readPreference inherited from client/,
    cause: 'one member',
    reason: 'wants to choose a secondary before it fails',
  },
  {
    tests: /poc-transactions-convenient-api\.json: withTransaction (inherits|explicit) transaction options/,
    cause: 'driver',
    reason: "Node's driver adds a wtimeout of 10 s to the write concern of commits",
  },
  {
    tests: /retryable_writes\/bulkWrite\.json: First insertOne is never committed/,
    cause: 'driver',
    reason: "Node's driver reports the ids of inserts that were never answered",
  },
  {
    tests: /entity-client-cmap-events\.json: events are captured/,
    cause: 'driver',
    reason: "Node's driver checks a connection out while it connects",
  },
  {
    tests: /delete\.json: Delete when files entry does not exist and there are orphaned chunks/,
    cause: 'driver',
    reason: "Node's driver removes the chunks of a file that does not exist",
  },
];
