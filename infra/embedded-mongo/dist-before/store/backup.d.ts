/**
 * Copies a data file to a new file while the server goes on: one consistent state, without free pages. To restore, put the copy
 * in an empty directory as `data.mdb` and start the server there.
 * @throws if the source is missing or the target exists
 */
export declare function backup(from: string, to: string): Promise<void>;
