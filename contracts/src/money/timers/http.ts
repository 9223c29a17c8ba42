import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, Instant } from '../../shared/id.js';
import { line } from '../../shared/text.js';
import { TimeEntry } from '../time-entries/entry.js';

const service = 'billing';

/** The one timer of a person: the same on every device. */
export const Timer = z.strictObject({
  id: Id,
  legalCase: z.strictObject({ id: Id, title: z.string(), caseNumber: z.string() }),
  description: z.string(),
  /** Since when it runs; null while it is paused. */
  runningSince: z.nullable(Instant),
  /** What it had counted before that, in milliseconds. */
  countedMs: z.int(),
  /** What the service's clock says: a device whose clock is wrong counts from it. */
  now: Instant,
});
export type Timer = z.infer<typeof Timer>;

export const getTimer = endpoint({
  service,
  method: 'GET',
  path: '/timer',
  access: 'time:write',
  status: 200,
  background: true,
  summary: 'My timer; null when there is none',
  response: z.strictObject({ timer: z.nullable(Timer) }),
  errors: [],
});

const subject = { caseId: Id, description: z.nullable(line(300)) };

export const startTimer = endpoint({
  service,
  method: 'POST',
  path: '/timer/start',
  access: 'time:write',
  status: 201,
  idempotent: true,
  summary: 'Start a timer on a case that I work on; while there is one, it has to be stopped first',
  body: z.strictObject(subject),
  response: Timer,
  errors: ['NOT_FOUND', 'TIMER_RUNNING', 'UNAVAILABLE'],
});

/** The timer that was seen: another device may have stopped it and started another. */
const seen = z.strictObject({ timerId: Id });

export const pauseTimer = endpoint({
  service,
  method: 'POST',
  path: '/timer/pause',
  access: 'time:write',
  status: 200,
  summary: 'Pause my timer; a paused one stays so',
  body: seen,
  response: Timer,
  errors: ['NOT_FOUND'],
});
export const resumeTimer = endpoint({
  service,
  method: 'POST',
  path: '/timer/resume',
  access: 'time:write',
  status: 200,
  summary: 'Let my timer run on; a running one does',
  body: seen,
  response: Timer,
  errors: ['NOT_FOUND'],
});
/** The time is kept at once; the form that opens afterwards only completes it. More than a day is a day, and what may have been forgotten is marked. */
export const stopTimer = endpoint({
  service,
  method: 'POST',
  path: '/timer/stop',
  access: 'time:write',
  status: 200,
  idempotent: true,
  summary: 'Stop my timer: what it counted becomes a draft of mine',
  body: seen,
  response: TimeEntry,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
export const switchTimer = endpoint({
  service,
  method: 'POST',
  path: '/timer/switch',
  access: 'time:write',
  status: 200,
  idempotent: true,
  summary: 'Stop my timer, which leaves a draft, and start another in the same moment',
  body: z.strictObject({ timerId: Id, ...subject }),
  response: z.strictObject({ stopped: TimeEntry, timer: Timer }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
export const discardTimer = endpoint({
  service,
  method: 'POST',
  path: '/timer/discard',
  access: 'time:write',
  status: 204,
  summary: 'Throw away my timer and what it counted',
  body: seen,
  errors: ['NOT_FOUND'],
});
