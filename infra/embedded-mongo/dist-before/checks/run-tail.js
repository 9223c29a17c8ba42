import { ServerProcess } from './server-process.js';
import { tailLatency } from './tail.js';
/** Milliseconds a find by id may take in 99 of 100 cases while another client scans 100,000 documents. */
const LIMIT = 5;
const TRIES = 3;
// A process of its own: in one process the client's work would be measured, too. A loaded machine gets several tries.
let reached = false;
for (let n = 0; n < TRIES && !reached; n++) {
    const server = new ServerProcess();
    try {
        await server.start();
        const result = await tailLatency(server.uri, Number(process.argv[2] ?? 4000));
        console.table(result);
        reached = result.duringScans.p99 <= LIMIT;
    }
    finally {
        await server.remove();
    }
}
if (!reached)
    process.exitCode = 1;
//# sourceMappingURL=run-tail.js.map