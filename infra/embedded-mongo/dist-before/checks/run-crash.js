import { crash } from './crash.js';
/** Long form: `node dist/checks/run-crash.js [rounds] [milliseconds per round]` */
const result = await crash({
    rounds: Number(process.argv[2] ?? 20),
    seed: Date.now() % 100_000,
    milliseconds: Number(process.argv[3] ?? 1000),
});
console.log(result);
const { lost, lostIncrements, doubleIncrements, brokenSums, mismatches } = result;
if (lost + lostIncrements + doubleIncrements + brokenSums + mismatches > 0)
    process.exitCode = 1;
//# sourceMappingURL=run-crash.js.map