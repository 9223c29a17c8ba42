import { PipelineSource } from '../cursors/pipeline-source.js';
import { type Doc } from '../values/bson.js';
import { type CommandContext } from './context.js';
/** A pipeline that has been started; `ns` is the name its cursor has. */
export interface RunningPipeline {
    ns: string;
    source: PipelineSource;
}
/** Starts a pipeline on the collection or view that the command names, or on the database (`{ aggregate: 1 }`). */
export declare function openPipeline(ctx: CommandContext, given: Doc[]): RunningPipeline;
