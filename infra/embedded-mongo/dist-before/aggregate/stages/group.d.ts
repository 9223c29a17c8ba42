import { type StageCompiler } from '../stage.js';
/** Stages that group. */
export declare const groupStages: Record<string, StageCompiler>;
