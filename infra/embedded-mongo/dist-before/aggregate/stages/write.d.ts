import { type StageCompiler } from '../stage.js';
/** Stages that write, at the end of a pipeline. */
export declare const writeStages: Record<string, StageCompiler>;
