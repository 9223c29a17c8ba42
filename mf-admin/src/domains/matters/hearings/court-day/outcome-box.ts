import { type Hearing, noteOutcome } from '@diwan/contracts/matters/hearings/http';
import { callApi, randomId } from '@diwan/mf-kit';
import { fetchHearing } from '../api/hearings.js';
import { courtDayStore, outcomesOf } from './court-day-store.js';
import { type NotedOutcome, sendNoted } from './outcome-queue.js';

/** How often what waits is tried again, in milliseconds; at once when the browser finds coverage. */
const AGAIN_MS = 20_000;

/** What a box needs of the page around it, and tells it. */
interface Sender {
  /** A failure in words. */
  say: (error: unknown) => string;
  /** One was tried and waits no more: taken (`left` null), or in need of a decision. */
  tried: (noted: NotedOutcome, left: NotedOutcome | null) => void;
}

/** What a person noted on this device and the service has not taken. */
export interface OutcomeBox {
  read: () => readonly NotedOutcome[];
  /** Calls whenever that is another list; the answer ends it. */
  subscribe: (changed: () => void) => () => void;
  note: (hearing: Pick<Hearing, 'id' | 'title'>, outcome: string) => Promise<void>;
  /** Gives one up, after its author has seen why it was not taken. */
  drop: (key: string) => Promise<void>;
  /** Sends what waits, now and again and when coverage returns, until the answer is called. However many ask, one sends. */
  run: (sender: Sender) => () => void;
}

const boxes = new Map<string, OutcomeBox>();

/** The one box of a person in this window. */
export function outcomeBoxOf(personId: string): OutcomeBox {
  const box = boxes.get(personId) ?? outcomeBox(outcomesOf(personId));
  boxes.set(personId, box);
  return box;
}

function outcomeBox(place: string): OutcomeBox {
  let noted: readonly NotedOutcome[] = [];
  const listeners = new Set<() => void>();
  const senders = new Set<Sender>();
  /** The device's list is the truth: other windows and the page without coverage write it too. Where nothing can be kept, this window's is. */
  const update = (change: (kept: readonly NotedOutcome[]) => readonly NotedOutcome[]) =>
    inTurn(place, {}, async () => {
      const kept = ((await courtDayStore.read(place)) as NotedOutcome[] | null) ?? noted;
      noted = change(kept);
      if (noted !== kept) await courtDayStore.keep(place, noted);
      for (const changed of listeners) changed();
    });
  const sendAll = () =>
    // Of two windows that find coverage one sends: the other's answer would look like somebody else's word.
    inTurn(`${place} sending`, { ifAvailable: true }, async () => {
      await update((kept) => kept);
      for (const one of noted.filter(({ state }) => state === 'waiting')) {
        const [sender] = senders;
        if (!sender) return;
        const left = await sendNoted(one, { send, look: (id) => fetchHearing({ id }), say: sender.say });
        if (left === one) return;
        await update((kept) => kept.flatMap((other) => (other.key !== one.key ? [other] : (left ?? []))));
        for (const { tried } of senders) tried(one, left);
      }
    });
  const again = () => void sendAll();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    read: () => noted,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    async note({ id, title }, outcome) {
      const notedAt = new Date().toISOString();
      const one = { key: randomId(), hearingId: id, title, outcome, notedAt, state: 'waiting' as const };
      await update((kept) => [...kept.filter(({ hearingId }) => hearingId !== id), one]);
      await sendAll();
    },
    drop: (key) => update((kept) => kept.filter((one) => one.key !== key)),
    run(sender) {
      senders.add(sender);
      if (senders.size === 1) {
        timer = setInterval(again, AGAIN_MS);
        addEventListener('online', again);
      }
      again();
      return () => {
        senders.delete(sender);
        if (senders.size > 0) return;
        clearInterval(timer);
        removeEventListener('online', again);
      };
    },
  };
}

const here = new Set<string>();

/** One at a time in all windows of this browser; `ifAvailable`: not at all while another does it. */
async function inTurn(name: string, { ifAvailable = false }, act: () => Promise<void>): Promise<void> {
  if (globalThis.navigator?.locks)
    return navigator.locks.request(name, { ifAvailable }, (lock) => (lock ? act() : undefined));
  if (ifAvailable && here.has(name)) return;
  here.add(name);
  try {
    await act();
  } finally {
    here.delete(name);
  }
}

const NOTHING_ELSE = {
  judgment: false,
  nextAction: '',
  nextActionDue: null,
  outcomeSummary: '',
  outcomeFor: [],
};

const send = ({ hearingId, outcome, key }: NotedOutcome) =>
  callApi(noteOutcome, { params: { id: hearingId }, body: { outcome, ...NOTHING_ELSE } }, { idempotencyKey: key });
