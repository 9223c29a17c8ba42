/**
 * Lets every run of the specs happen at one moment, a Thursday at ten in the morning in Beirut, whatever the day: `TEST_MOMENT` names another
 * one. Loaded into each process of the run, so that what specs start has the same time. It goes on from there as time does.
 */
const MOMENT = '2026-11-26T08:00:00Z';

process.env.TEST_CLOCK_OFFSET ??= String(Date.parse(process.env.TEST_MOMENT ?? MOMENT) - Date.now());
const offsetMs = Number(process.env.TEST_CLOCK_OFFSET);

const RealDate = Date;
const realNow = Date.now;
Date.now = () => realNow() + offsetMs;

// Not a class of its own: dates that Node.js makes are of this class, too.
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(realNow() + offsetMs).toString(),
  construct: (target, args, made) =>
    Reflect.construct(
      target,
      args.length === 0 ? [realNow() + offsetMs] : args,
      made === globalThis.Date ? target : made,
    ),
});
RealDate.prototype.constructor = globalThis.Date;
