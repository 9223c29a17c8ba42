import { MAX_DOCUMENT_BYTES, type StaffDocument, uploadDocument } from '@diwan/contracts/matters/documents/http';
import { fileSize } from '@diwan/desk-kit/file-size';
import { ApiProblem, referenceOf, uploadFile, useShell } from '@diwan/mf-kit';
import type { FileInTransit } from '@diwan/ui/file-drop-list';
import { useEffect, useRef, useState } from 'react';
import type { BodyOf } from '../../../components/endpoint-form.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { isFinal, uploadProblem } from './upload-problem.js';

export type UploadBody = BodyOf<typeof uploadDocument>;

interface Chosen {
  file: File;
  state: FileInTransit['state'];
  /** Part that has been sent, from 0 to 1. */
  progress: number;
  problem: string;
  /** The same file can never be stored. */
  isFinal: boolean;
}

const hasWrongSize = ({ size }: File): boolean => size === 0 || size > MAX_DOCUMENT_BYTES;

/** One file on its way to a case: chosen, sent, cancelled, or refused with the reason, and then sent again (D-086). */
export function useUpload(caseId: string) {
  const t = useTexts();
  const { problemText } = useShell();
  const say = useSay();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const change = (part: Partial<Chosen>) => setChosen((now) => now && { ...now, ...part });

  return {
    file: chosen?.file ?? null,
    busy: chosen?.state === 'sending',
    shown: chosen && {
      id: 'file',
      name: chosen.file.name,
      sizeText: fileSize(chosen.file.size, t),
      state: chosen.state,
      progress: chosen.progress,
      stateText: stateText(chosen),
      isFinal: chosen.isFinal,
    },
    choose(file: File) {
      // Too large and empty are known before a byte is sent; everything else only the service can tell.
      const problem = hasWrongSize(file) ? t(file.size === 0 ? 'upload.empty' : 'upload.tooLarge') : '';
      setChosen({ file, state: problem ? 'failed' : 'waiting', progress: 0, problem, isFinal: problem !== '' });
    },
    drop: () => setChosen(null),
    cancel: () => (underWay.current ? underWay.current.abort() : setChosen(null)),
    /** Null when it was cancelled or failed; why is shown at the file. */
    async send(body: UploadBody): Promise<StaffDocument | null> {
      if (!chosen || underWay.current || chosen.isFinal) return null;
      const controller = new AbortController();
      underWay.current = controller;
      say.forgetFailure();
      change({ state: 'sending', progress: 0, problem: '' });
      const options = { signal: controller.signal, onProgress: (progress: number) => change({ progress }) };
      try {
        return await uploadFile(uploadDocument, { params: { id: caseId }, body }, chosen.file, options);
      } catch (error) {
        if (controller.signal.aborted) {
          change({ state: 'waiting', progress: 0 });
          return null;
        }
        const problem = uploadProblem(error, t, problemText);
        change({ state: 'failed', problem, isFinal: isFinal(error) });
        // It stands at the file; only what can be quoted to the firm is worth more room.
        if (referenceOf(error)) say.failed(t('upload.failed'), error, problem);
        if (error instanceof ApiProblem && Object.keys(error.fieldErrors).length > 0) throw error;
        return null;
      } finally {
        underWay.current = null;
      }
    },
  };

  function stateText({ state, progress, problem }: Chosen): string {
    if (state === 'failed') return problem;
    if (state === 'sending')
      return progress < 1 ? t('upload.sent', { percent: Math.floor(progress * 100) }) : t('upload.checking');
    return t('upload.ready');
  }
}
