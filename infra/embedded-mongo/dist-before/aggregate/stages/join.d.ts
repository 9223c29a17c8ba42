import { type StageCompiler } from '../stage.js';
/** Stages that read other collections. */
export declare const joinStages: Record<string, StageCompiler>;
