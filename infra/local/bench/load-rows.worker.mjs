// Loads rows beside the stores' own thread: making rows and storing them each keep a core busy.
import { workerData } from 'node:worker_threads';
import { loadRows } from './list-rows.mjs';

const { uri, from, to } = workerData;
await loadRows(uri, from, to);
