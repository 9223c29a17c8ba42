import { ApiProblem, useShell, useUnsavedWork } from '@diwan/mf-kit';
import type { FileInTransit } from '@diwan/ui/file-drop-list';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts.js';
import { useKeepRequest } from './api/own-requests.js';
import { sendFile } from './api/send-file.js';

/** Sending these again changes nothing. */
const FINAL = ['UNSUPPORTED_TYPE', 'FILE_REFUSED', 'PAYLOAD_TOO_LARGE', 'CONFLICT', 'VALIDATION'];

interface Moving {
  id: string;
  file: File;
  progress: number;
  waiting: boolean;
  failed: unknown;
}

/** Sends what was chosen for one item, one file after the other, and says how each is getting on. What arrived is in the request itself. */
export function useSending(requestId: string, itemId: string) {
  const t = useTexts();
  const { problemText } = useShell();
  const keep = useKeepRequest();
  const [files, setFiles] = useState<readonly Moving[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  useUnsavedWork(files.some(({ failed }) => failed === null));
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const change = (id: string, fields: Partial<Moving>) =>
    setFiles((list) => list.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  const forget = (id: string) => setFiles((list) => list.filter((one) => one.id !== id));
  const send = ({ id, file }: Moving) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    queue.current = queue.current.then(async () => {
      if (stop.signal.aborted) return;
      const options = {
        signal: stop.signal,
        onProgress: (progress: number) => change(id, { progress, waiting: false }),
        onWaiting: () => change(id, { waiting: true }),
      };
      try {
        keep(await sendFile({ requestId, itemId, file }, options));
        forget(id);
      } catch (failed) {
        if (!stop.signal.aborted) change(id, { failed, waiting: false });
      } finally {
        stops.current.delete(id);
      }
    });
  };
  const shown = files.map(({ id, file, progress, waiting, failed }): FileInTransit => {
    const isFinal = failed instanceof ApiProblem && FINAL.includes(failed.code);
    const percent = Math.round(progress * 100);
    const stateText =
      failed !== null ? problemText(failed) : waiting ? t('requests.waiting') : t('requests.sent', { percent });
    const state = failed === null ? ('sending' as const) : ('failed' as const);
    return { id, name: file.name, state, stateText, isFinal, ...(failed === null && { progress }) };
  });
  return {
    files: shown,
    add(chosen: readonly File[]) {
      const fresh = chosen.map((file) => ({
        id: crypto.randomUUID(),
        file,
        progress: 0,
        waiting: false,
        failed: null,
      }));
      setFiles((list) => [...list, ...fresh]);
      for (const one of fresh) send(one);
    },
    cancel(id: string) {
      stops.current.get(id)?.abort();
      forget(id);
    },
    retry(id: string) {
      const one = files.find((file) => file.id === id);
      if (!one) return;
      change(id, { failed: null });
      send(one);
    },
    remove: forget,
  };
}
