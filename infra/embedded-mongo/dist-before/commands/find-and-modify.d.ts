import { type Command } from './command.js';
export declare const findAndModify: Command;
