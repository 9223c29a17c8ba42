import type { Attachment } from '@diwan/contracts/messages/conversations/conversation';
import { ApiProblem, useShell, useUnsavedWork } from '@diwan/mf-kit';
import type { FileInTransit } from '@diwan/ui/file-drop-list';
import { useEffect, useRef, useState } from 'react';
import { useDeskTexts } from '../texts.js';

/** Sends one file and tells how far it is. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress(part: number): void },
) => Promise<Attachment>;

interface Moving {
  id: string;
  file: File;
  progress: number;
  failed: unknown;
  sent: Attachment | null;
}

/** Sending these again changes nothing. */
const FINAL = ['UNSUPPORTED_TYPE', 'FILE_REFUSED', 'PAYLOAD_TOO_LARGE', 'VALIDATION'];

/** The files that will go with a message: each is sent at once, so that only the words are left when the message goes. */
export function useAttachments(sendFile: SendFile) {
  const t = useDeskTexts();
  const { problemText } = useShell();
  const [files, setFiles] = useState<readonly Moving[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  useUnsavedWork(files.length > 0);
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);
  const change = (id: string, fields: Partial<Moving>) =>
    setFiles((list) => list.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  const forget = (id: string) => setFiles((list) => list.filter((one) => one.id !== id));
  const send = async ({ id, file }: Moving) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    try {
      const onProgress = (progress: number) => change(id, { progress });
      change(id, { sent: await sendFile(file, { signal: stop.signal, onProgress }) });
    } catch (failed) {
      if (!stop.signal.aborted) change(id, { failed });
    } finally {
      stops.current.delete(id);
    }
  };
  const remove = (id: string) => {
    stops.current.get(id)?.abort();
    forget(id);
  };
  const shown = files.map(({ id, file, progress, failed, sent }): FileInTransit => {
    if (failed !== null) {
      const isFinal = failed instanceof ApiProblem && FINAL.includes(failed.code);
      return { id, name: file.name, state: 'failed', stateText: problemText(failed), isFinal };
    }
    const percent = sent ? 100 : Math.round(progress * 100);
    const stateText = sent ? t('desk.messages.attached') : t('desk.messages.sending', { percent });
    return { id, name: file.name, state: sent ? 'done' : 'sending', stateText, progress: percent / 100 };
  });
  return {
    files: shown,
    /** Ids of those that have arrived. */
    sent: files.flatMap(({ sent }) => (sent ? [sent.id] : [])),
    /** Something is still on its way. */
    isSending: files.some(({ sent, failed }) => sent === null && failed === null),
    clear: () => setFiles([]),
    add(chosen: readonly File[]) {
      const fresh = chosen.map((file) => ({ id: crypto.randomUUID(), file, progress: 0, failed: null, sent: null }));
      setFiles((list) => [...list, ...fresh]);
      for (const one of fresh) void send(one);
    },
    cancel: remove,
    remove,
    retry(id: string) {
      const one = files.find((file) => file.id === id);
      if (!one) return;
      change(id, { failed: null });
      void send(one);
    },
  };
}
