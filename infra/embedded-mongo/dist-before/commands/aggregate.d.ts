import type { Command } from './command.js';
export declare const aggregate: Command;
