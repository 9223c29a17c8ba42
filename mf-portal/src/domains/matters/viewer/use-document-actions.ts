import type { DocumentAction, OwnDocument } from '@diwan/contracts/matters/documents/http';
import { useAction } from '@diwan/desk-kit/use-action';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { documentKey } from '../documents/api/own-documents.js';
import { fileKind } from '../documents/file-kind.js';
import { openGrant } from './api/open-grant.js';
import { readBytes } from './api/read-bytes.js';
import { type DenialReason, denialReason, refusal } from './denial.js';
import { printFile } from './print-file.js';
import { saveFile } from './save-file.js';

export type OfferedAction = Exclude<DocumentAction, 'view'>;

export interface DocumentActions {
  perform(action: OfferedAction): void;
  /** What is under way. */
  current: OfferedAction | null;
  /** Why the last one was refused. */
  denied: DenialReason | null;
  /** Whom the document is for is being asked. */
  asksToShare: boolean;
  onShareClosed(): void;
  /** The firm has the wish. */
  onShareAsked(): void;
}

/** Download, print and share, each decided, counted and logged by the server; here is only said what came of it. */
export function useDocumentActions(document: OwnDocument): DocumentActions {
  const t = useTexts();
  const { notify, problemText } = useShell();
  const client = useQueryClient();
  const [current, setCurrent] = useState<OfferedAction | null>(null);
  const [denied, setDenied] = useState<DenialReason | null>(null);
  const [asksToShare, setAsksToShare] = useState(false);
  const { id, title, policy } = document;

  const carryOut: Record<OfferedAction, () => Promise<void>> = {
    async download() {
      const grant = await openGrant(id, 'download');
      if (policy.watermarkEnabled) notify.info(t('viewer.watermarkNotice'));
      saveFile(await readBytes(grant), title);
    },
    async print() {
      const kind = fileKind(document.fileType);
      const file = await readBytes(await openGrant(id, 'print'));
      await printFile(file, kind === 'image' ? 'image' : 'pdf');
    },
    async share() {
      setAsksToShare(true);
    },
  };

  const explain = (error: unknown, action: OfferedAction) => {
    const reason = denialReason(error);
    setDenied(reason);
    if (!reason) {
      const isGone = error instanceof ApiProblem && error.code === 'NOT_FOUND';
      const text = isGone
        ? t('viewer.gone')
        : error instanceof ApiProblem
          ? problemText(error)
          : t('viewer.unreadable');
      return notify.error(t('viewer.checkFailed'), { description: text });
    }
    const said = refusal(reason, action, t);
    notify.error(said.title, { description: said.text });
  };

  const work = useAction(async (action: OfferedAction) => {
    setDenied(null);
    if (policy[`${action}Restriction`] === 'disabled') {
      const said = refusal('ACTION_DISABLED', action, t);
      return notify.error(said.title, { description: said.text });
    }
    setCurrent(action);
    try {
      await carryOut[action]();
    } catch (error) {
      explain(error, action);
    } finally {
      setCurrent(null);
      void client.invalidateQueries({ queryKey: documentKey(id) });
    }
  });

  return {
    perform: (action) => void work.run(action),
    current,
    denied,
    asksToShare,
    onShareClosed: () => setAsksToShare(false),
    onShareAsked() {
      setAsksToShare(false);
      notify.info(t('viewer.shareNotice'), { description: t('viewer.shareSent') });
      void client.invalidateQueries({ queryKey: documentKey(id) });
    },
  };
}
