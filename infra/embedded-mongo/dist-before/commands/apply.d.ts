import type { Collection } from '../catalog/definitions.js';
import type { RetryRecord } from '../sessions/retry-record.js';
import type { Overlay } from '../store/overlay.js';
import { type CommandContext } from './context.js';
/** Longest time, in milliseconds, one step of a write keeps the event loop before the rest waits for the next commit. */
export declare const STEP_MS = 2;
/**
 * Applies one step of a write: in a transaction to its changes, else durably. The step runs in one go; what it throws leaves no
 * trace. If an open transaction has changed what the step wants to change, it waits for that one to end and tries again.
 * @param record what to remember of a retryable write, given the step's result
 */
export declare function apply<T>(ctx: CommandContext, step: (overlay: Overlay) => T, record?: (result: T) => RetryRecord): Promise<T>;
/** The collection, made first if there is none. */
export declare function ensureCollection(ctx: CommandContext, name?: string): Promise<Collection>;
/** Cuts the connection around a retryable write, if a fail point says so. */
export declare function withWriteFailure<T>(ctx: CommandContext, run: () => Promise<T>): Promise<T>;
