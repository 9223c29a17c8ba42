import type { Collection } from '../catalog/definitions.js';
import type { Overlay } from '../store/overlay.js';
import { apply } from './apply.js';
import { type CommandContext } from './context.js';
import type { Change, Statement } from './statements.js';
/**
 * Executes a statement in one go, if its documents are found quickly.
 * @returns what it did to each document, `undefined` if it must be executed by `executeSlowly`
 */
export declare function executeQuickly(ctx: CommandContext, overlay: Overlay, collection: Collection, statement: Statement): Change[] | undefined;
/**
 * Executes a statement that reads many documents: searches a snapshot with pauses, then changes what still matches, some
 * documents per commit. As in MongoDB the whole is not one step: an error leaves what was changed before it.
 * @param note takes the changes of each step, before it is committed
 */
export declare function executeSlowly(ctx: CommandContext, name: string, statement: Statement, note: (changes: Change[]) => void, applied?: typeof apply): Promise<void>;
