import { type Environment } from './environment.js';
import type { Entry, ReadView, Walk } from './view.js';
/**
 * A read snapshot of committed data, taken at the first read.
 * `rest()` gives it back between batches of a cursor, so that an idle cursor does not keep old pages from being reused;
 * the next read takes a newer one. `pinned` snapshots (transactions) never rest.
 */
export declare class SnapshotView implements ReadView {
    private readonly env;
    private readonly currentCatalogVersion;
    epoch: number;
    private transaction?;
    private version;
    private readonly walks;
    private closedBy;
    constructor(env: Environment, currentCatalogVersion: () => number);
    get catalogVersion(): number;
    get(key: Buffer): Buffer | undefined;
    walk(walk: Walk): Iterator<Entry>;
    /** Gives the snapshot back until the next read. */
    rest(): void;
    /** Gives the snapshot back for good; further reads throw `reason`. */
    close(reason: Error): void;
    private take;
}
