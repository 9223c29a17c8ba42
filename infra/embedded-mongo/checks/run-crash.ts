import { crash } from './crash.js';

/** Long form: `node dist/checks/run-crash.js [rounds] [milliseconds per round] [seed]` */
const seed = Number(process.argv[4] ?? Date.now() % 100_000);
const result = await crash({
  rounds: Number(process.argv[2] ?? 20),
  seed,
  milliseconds: Number(process.argv[3] ?? 1000),
});
console.log(`seed ${seed}:`, JSON.stringify(result));
const { lost, lostIncrements, doubleIncrements, brokenSums, mismatches } = result;
const faults = lost + lostIncrements + doubleIncrements + brokenSums + mismatches;
const written = `${result.acknowledged} writes and ${result.transactions} transactions`;
console.log(
  `${faults === 0 ? 'OK' : 'FAILED'}  crash: killed ${result.rounds} times under ${written}, ${faults} faults`,
);
if (faults > 0) process.exitCode = 1;
