import { Long, ObjectId } from 'bson';
import { MAX_DOCUMENT_BYTES } from '../values/bson.js';
import { MAX_MESSAGE_BYTES } from '../wire/framing.js';
import { fields } from './command.js';
const ELECTION = new ObjectId('7fffffff0000000000000001');
/** MongoDB 7.0: drivers use transactions and retryable writes, and do not yet use client-level bulk writes. */
const WIRE_VERSION = 21;
/** The handshake: one primary of a replica set. Without `topologyVersion`, drivers poll instead of waiting for news. */
export const hello = {
    name: 'hello',
    apiV1: true,
    run: (ctx) => fields({ isWritablePrimary: true, ...member(ctx) }),
};
/** The handshake under its old names. */
export const legacyHello = {
    name: 'isMaster',
    aliases: ['ismaster'],
    apiV1: false,
    run: (ctx) => fields({ ismaster: true, helloOk: true, ...member(ctx) }),
};
function member({ server, connection }) {
    return {
        setName: 'rs0',
        setVersion: 1,
        secondary: false,
        hosts: [server.address],
        primary: server.address,
        me: server.address,
        electionId: ELECTION,
        lastWrite: { opTime: { ts: server.clock.now(), t: Long.ONE }, lastWriteDate: new Date() },
        maxBsonObjectSize: MAX_DOCUMENT_BYTES,
        maxMessageSizeBytes: MAX_MESSAGE_BYTES,
        maxWriteBatchSize: 100_000,
        localTime: new Date(),
        logicalSessionTimeoutMinutes: 30,
        connectionId: connection.id,
        minWireVersion: 0,
        maxWireVersion: WIRE_VERSION,
        readOnly: false,
    };
}
//# sourceMappingURL=hello.js.map