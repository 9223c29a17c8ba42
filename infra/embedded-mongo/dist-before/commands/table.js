import { aggregate } from './aggregate.js';
import * as collections from './collections.js';
import { count, distinct } from './count.js';
import { getMore, killCursors } from './cursors.js';
import { CommandTable } from './dispatch.js';
import { explain } from './explain.js';
import { find } from './find.js';
import { findAndModify } from './find-and-modify.js';
import { hello, legacyHello } from './hello.js';
import { createIndexes, dropIndexes, listIndexes } from './indexes.js';
import * as reports from './reports.js';
import * as transactions from './transactions.js';
import { insert, remove, update } from './write.js';
/** All commands of this server. */
export function commandTable() {
    return new CommandTable([
        hello,
        legacyHello,
        find,
        getMore,
        killCursors,
        insert,
        update,
        remove,
        findAndModify,
        aggregate,
        count,
        distinct,
        explain,
        createIndexes,
        dropIndexes,
        listIndexes,
        ...Object.values(collections),
        ...Object.values(transactions),
        ...Object.values(reports).filter((value) => typeof value === 'object'),
    ]);
}
//# sourceMappingURL=table.js.map