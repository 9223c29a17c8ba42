// `npm run bench:paper` (build first): documents of money a second on both threads, how long one takes, and the memory of 2,000 different ones.
import { built } from '../setup/built.mjs';
import { invoice, statement } from './paper-samples.mjs';

const COUNT = Number(process.env.COUNT ?? 2000);
const { Press } = await built('services/billing', 'paper/press/press.js');

const press = new Press({ error: (event, fields) => console.error(event, fields) });
const at = new Date('2026-05-12T08:00:00Z');
const megabytes = (bytes) => Math.round(bytes / 1024 / 1024);

/** Prints so many, as many at once as there are lanes; answers times in milliseconds, sorted, and those of all. */
async function print(sheetOf, count, lanes) {
  const times = [];
  let next = 0;
  const [began, used] = [performance.now(), process.cpuUsage()];
  const lane = async () => {
    while (next < count) {
      const index = next++;
      const since = performance.now();
      await press.print({ name: '', sheet: sheetOf(index), at });
      times.push(performance.now() - since);
      if (index % 500 === 499) console.log(`after ${index + 1}: ${megabytes(process.memoryUsage().rss)} MB`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const { user, system } = process.cpuUsage(used);
  const seconds = (performance.now() - began) / 1000;
  return { times: times.sort((a, b) => a - b), seconds, processor: (user + system) / 1000 / count };
}

const quantile = ({ times }, part) => Math.round(times[Math.floor((times.length - 1) * part)]);
const show = (name, measured) =>
  console.log(
    `${name}: p50 ${quantile(measured, 0.5)} ms, p99 ${quantile(measured, 0.99)} ms, of the processor ${Math.round(measured.processor)} ms`,
  );

console.log(`before: ${megabytes(process.memoryUsage().rss)} MB`);
const cold = await print(invoice, 1, 1);
console.log(`first invoice, with the start of its thread: ${quantile(cold, 1)} ms`);
await print(invoice, 20, 2);
show('invoice, one at a time', await print(invoice, 100, 1));
show('statement of 150 rows, one at a time', await print(statement, 20, 1));
const many = await print(invoice, COUNT, 4);
console.log(`invoices on both threads: ${(COUNT / many.seconds).toFixed(1)} a second over ${COUNT}`);
await press.onApplicationShutdown();
console.log(`when the threads are let go: ${megabytes(process.memoryUsage().rss)} MB`);
