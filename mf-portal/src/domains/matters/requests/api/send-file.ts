import { beginUpload, finishUpload, type OwnRequest, sendPart } from '@diwan/contracts/matters/requests/own.http';
import { PART_BYTES } from '@diwan/contracts/matters/requests/request';
import { ApiProblem, callApi, uploadFile } from '@diwan/mf-kit';

/** Pauses before a broken part is tried again, in milliseconds; the last one goes on being used. */
const PAUSES = [500, 1000, 2000, 5000, 10_000];
/** About half an hour without a connection; then the person is asked. */
const MAX_TRIES = 200;

/** A file and the item that it answers. */
export interface Sending {
  requestId: string;
  itemId: string;
  file: File;
}

interface SendOptions {
  /** From 0 to 1. */
  onProgress(fraction: number): void;
  /** The connection is gone: it goes on by itself when it is back. */
  onWaiting(): void;
  signal: AbortSignal;
}

/**
 * Sends a file in parts, each with its place and its hash, and begins again where the service says. Chosen again after the page was
 * closed, it goes on where it stopped: the file is known by its own hash. Fails with `ApiProblem`, or with the signal's reason.
 */
export async function sendFile(
  { requestId, itemId, file }: Sending,
  { onProgress, onWaiting, signal }: SendOptions,
): Promise<OwnRequest> {
  const sha256 = await hashOf(file);
  const params = { id: requestId, item: itemId };
  const patiently = <Answer>(work: () => Promise<Answer>) => untilThere(work, onWaiting, signal);
  let state = await patiently(() =>
    callApi(beginUpload, { params, body: { name: file.name, size: file.size, sha256 } }, { signal }),
  );
  while (!state.done && state.received < state.size) {
    onProgress(state.received / state.size);
    const from = state.received;
    const bytes = file.slice(from, from + PART_BYTES);
    const part = new File([bytes], 'part');
    const body = { from, sha256: await hashOf(bytes) };
    const { id } = state;
    state = await patiently(() =>
      uploadFile(sendPart, { params: { id }, body }, part, {
        signal,
        onProgress: (done) => onProgress((from + done * bytes.size) / file.size),
      }),
    );
  }
  onProgress(1);
  const { id } = state;
  return patiently(() => callApi(finishUpload, { params: { id } }, { signal }));
}

async function untilThere<Answer>(
  work: () => Promise<Answer>,
  onWaiting: () => void,
  signal: AbortSignal,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (problem) {
      signal.throwIfAborted();
      const isPassing = problem instanceof ApiProblem && (problem.code === 'OFFLINE' || problem.status >= 500);
      if (!isPassing || tries >= MAX_TRIES) throw problem;
      onWaiting();
      await pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, signal);
    }
  }
}

/** Ends early when the connection is back; nothing of it is left once it is over. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const page = window;
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      page.removeEventListener('online', goOn);
      signal.removeEventListener('abort', giveUp);
      settle();
    };
    const goOn = end(resolve);
    const giveUp = end(() => reject(signal.reason));
    const timer = setTimeout(goOn, ms);
    page.addEventListener('online', goOn);
    signal.addEventListener('abort', giveUp);
  });

async function hashOf(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
