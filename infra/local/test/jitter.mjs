import { readdirSync, readFileSync } from 'node:fs';

/** A process stands still for a time between these, in milliseconds, as on a busy machine. */
const STILL_MS = [300, 1200];
/** Between two stops, on average, in milliseconds. */
const EVERY_MS = 2500;

/**
 * Stops single members of a process tree for a moment, again and again, at random. Linux only: it reads `/proc`.
 * @param {number} root process id
 * @returns {() => number} ends it, and says how many stops there were
 */
export function startJitter(root) {
  let stops = 0;
  let still;
  let timer = setTimeout(round, pause());

  function round() {
    const members = treeOf(root);
    still = members[Math.floor(Math.random() * members.length)];
    signal(still, 'SIGSTOP');
    stops += 1;
    timer = setTimeout(
      () => {
        wake();
        timer = setTimeout(round, pause());
      },
      STILL_MS[0] + Math.random() * (STILL_MS[1] - STILL_MS[0]),
    );
  }

  function wake() {
    if (still !== undefined) signal(still, 'SIGCONT');
    still = undefined;
  }

  return () => {
    clearTimeout(timer);
    wake();
    return stops;
  };
}

const pause = () => EVERY_MS * (0.5 + Math.random());

/** The process and all below it. */
function treeOf(root) {
  const children = new Map();
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const parent = parentOf(pid);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold spaces and brackets.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Processes end by themselves in between. */
function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
