import { fuzzIndexes } from './index-fuzz.js';
import { withServer } from './temporary-server.js';
/** Long form: `node dist/checks/run-fuzz.js [queries per seed] [first seed] [seeds]` */
const queries = Number(process.argv[2] ?? 3000);
const first = Number(process.argv[3] ?? Date.now() % 100_000);
const seeds = Number(process.argv[4] ?? 4);
await withServer(async ({ uri }) => {
    for (let seed = first; seed < first + seeds; seed++) {
        const { differences, ...result } = await fuzzIndexes(uri, { seed, queries });
        console.log(`seed ${seed}:`, { ...result, differences: differences.length });
        for (const difference of differences.slice(0, 5))
            console.log('  DIFFERENCE', difference);
        if (differences.length > 0)
            process.exitCode = 1;
    }
});
//# sourceMappingURL=run-fuzz.js.map