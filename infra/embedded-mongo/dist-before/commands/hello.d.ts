import { type Command } from './command.js';
/** The handshake: one primary of a replica set. Without `topologyVersion`, drivers poll instead of waiting for news. */
export declare const hello: Command;
/** The handshake under its old names. */
export declare const legacyHello: Command;
