import { isDoc } from '../values/bson.js';
import { failedToParse, MongoError } from '../values/errors.js';
import { flag, requireField, typed } from './arguments.js';
import { firstBatch } from './cursor-reply.js';
import { explainCommand } from './explain.js';
import { openPipeline } from './pipelines.js';
export const aggregate = {
    name: 'aggregate',
    fields: typed({
        array: 'pipeline',
        bool: 'explain allowDiskUse bypassDocumentValidation',
        object: 'cursor collation let',
        objectOrString: 'hint',
        unavailable: 'exchange fromMongos needsMerge',
    }),
    apiV1: true,
    inTransaction: true,
    writes: true,
    run: async (ctx) => {
        const { command } = ctx;
        if (flag(command.explain))
            return explainCommand(ctx, command, 'queryPlanner');
        if (!isDoc(command.cursor))
            throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
        const stages = requireField(ctx, 'pipeline');
        const writing = writingStage(stages);
        if (writing !== undefined && ctx.transaction)
            throw new MongoError(263, `${writing} cannot be used in a transaction`);
        if (writing !== undefined && isDoc(command.readConcern) && command.readConcern.level === 'linearizable')
            throw new MongoError(72, `${writing} cannot be used with a 'linearizable' read concern level`);
        const { ns, source } = openPipeline(ctx, stages);
        // A pipeline that writes has to run to its end before it is answered.
        if (writing !== undefined)
            return firstBatch(ctx, source, { ns, batchSize: 1, singleBatch: true });
        return firstBatch(ctx, source, { ns, batchSize: command.cursor.batchSize });
    },
};
/** `$out` or `$merge`, if the pipeline ends in one. */
function writingStage(stages) {
    const last = Array.isArray(stages) ? stages.at(-1) : undefined;
    return ['$out', '$merge'].find((name) => isDoc(last) && name in last);
}
//# sourceMappingURL=aggregate.js.map