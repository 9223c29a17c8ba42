import { MAX_DOCUMENT_BYTES, type StaffDocument, uploadDocument } from '@diwan/contracts/matters/documents/http';
import { isKeptOnly } from '@diwan/contracts/shared/accepted-files';
import { fileSize } from '@diwan/desk-kit/file-size';
import { ApiProblem, referenceOf, uploadFile, useShell } from '@diwan/mf-kit';
import type { FileInTransit } from '@diwan/ui/file-drop-list';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { isFinal, uploadProblem } from './upload-problem.js';
import type { UploadBody } from './upload-values.js';

interface Upload {
  id: string;
  file: File;
  state: FileInTransit['state'];
  /** Part that has been sent, from 0 to 1. */
  progress: number;
  problem: string;
  /** The same file can never be stored. */
  isFinal: boolean;
}

const hasWrongSize = ({ size }: File): boolean => size === 0 || size > MAX_DOCUMENT_BYTES;

/** Files on their way to a case, one after the other: each is chosen, sent, cancelled, or refused with the reason, and then sent again (D-086). */
export function useUploads(caseId: string) {
  const t = useTexts();
  const { problemText } = useShell();
  const say = useSay();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const chosen = useRef(new Map<string, Upload>());
  const underWay = useRef<{ id: string; controller: AbortController } | null>(null);
  const added = useRef(0);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      underWay.current?.controller.abort();
    };
  }, []);
  const show = () => setUploads([...chosen.current.values()]);
  const change = (id: string, part: Partial<Upload>) => {
    const now = chosen.current.get(id);
    if (now) chosen.current.set(id, { ...now, ...part });
    show();
  };
  const drop = (id: string) => {
    chosen.current.delete(id);
    show();
  };

  return {
    isEmpty: uploads.length === 0,
    shown: uploads.map((upload) => ({
      id: upload.id,
      name: upload.file.name,
      sizeText: fileSize(upload.file.size, t),
      state: upload.state,
      progress: upload.progress,
      stateText: stateText(upload),
      isFinal: upload.isFinal,
    })),
    /** Takes files in and answers their places in the form. */
    add(files: readonly File[]): { id: string; name: string }[] {
      return files.map((file) => {
        // Too large and empty are known before a byte is sent; everything else only the service can tell.
        const problem = hasWrongSize(file) ? t(file.size === 0 ? 'upload.empty' : 'upload.tooLarge') : '';
        added.current += 1;
        const id = `file${added.current}`;
        const state = problem ? 'failed' : 'waiting';
        chosen.current.set(id, { id, file, state, progress: 0, problem, isFinal: problem !== '' });
        show();
        return { id, name: file.name };
      });
    },
    drop,
    /** Whether it is still to be stored and may be tried. */
    isToSend(id: string): boolean {
      const upload = chosen.current.get(id);
      return !hasLeft.current && upload !== undefined && upload.state !== 'done' && !upload.isFinal;
    },
    /** Whether something is left that was not stored. */
    hasUnstored: () => [...chosen.current.values()].some(({ state }) => state !== 'done'),
    /** Stops one on its way, which can then be sent again. */
    stop(id: string): boolean {
      if (underWay.current?.id !== id) return false;
      underWay.current.controller.abort();
      return true;
    },
    /** Null when it was cancelled or failed; why is shown at the file. */
    async send(id: string, body: UploadBody): Promise<StaffDocument | null> {
      const upload = chosen.current.get(id);
      if (!upload || underWay.current) return null;
      const controller = new AbortController();
      underWay.current = { id, controller };
      say.forgetFailure();
      change(id, { state: 'sending', progress: 0, problem: '' });
      const options = { signal: controller.signal, onProgress: (progress: number) => change(id, { progress }) };
      try {
        const stored = await uploadFile(uploadDocument, { params: { id: caseId }, body }, upload.file, options);
        change(id, { state: 'done' });
        return stored;
      } catch (error) {
        if (controller.signal.aborted) {
          change(id, { state: 'waiting', progress: 0 });
          return null;
        }
        const problem = uploadProblem(error, t, problemText);
        change(id, { state: 'failed', problem, isFinal: isFinal(error) });
        // It stands at the file; only what can be quoted to the firm is worth more room.
        if (referenceOf(error)) say.failed(t('upload.failed'), error, problem);
        if (error instanceof ApiProblem && Object.keys(error.fieldErrors).length > 0) throw error;
        return null;
      } finally {
        underWay.current = null;
      }
    },
  };

  function stateText({ file, state, progress, problem }: Upload): string {
    if (state === 'failed') return problem;
    if (state === 'done') return t('upload.done');
    if (state === 'sending')
      return progress < 1 ? t('upload.sent', { percent: Math.floor(progress * 100) }) : t('upload.checking');
    return t(isKeptOnly(file.name) ? 'upload.readyFirmOnly' : 'upload.ready');
  }
}
