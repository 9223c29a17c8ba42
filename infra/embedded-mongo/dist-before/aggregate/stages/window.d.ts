import { type StageCompiler } from '../stage.js';
/** `$setWindowFields`. */
export declare const windowStages: Record<string, StageCompiler>;
