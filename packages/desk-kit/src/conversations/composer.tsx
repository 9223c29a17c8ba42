import type { Written } from '@diwan/contracts/messages/conversations/conversation';
import { chooserOf, SHOWN_FILES } from '@diwan/contracts/shared/accepted-files';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { FileDropList } from '@diwan/ui/file-drop-list';
import { TextArea } from '@diwan/ui/text-area';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useDeskTexts } from '../texts.js';
import { useKeptState } from '../unsaved/use-kept-state.js';
import { useAction } from '../use-action.js';
import { type SendFile, useAttachments } from './use-attachments.js';

const ACCEPTED = chooserOf(SHOWN_FILES);

export interface ComposerProps {
  /** Names the draft, which outlives a reload. */
  draft: string;
  label: string;
  send: string;
  onSend(written: Written): Promise<unknown>;
  /** Null where no files go along. */
  sendFile: SendFile | null;
  /** Above the field, told what is typed and how to change it. */
  above?(text: string, change: (text: string) => void): ReactNode;
}

/** Where a message is written: what is typed stays until it was sent, files go ahead, and nothing is sent twice. */
export function Composer({ draft, label, send, onSend, sendFile, above }: ComposerProps) {
  const t = useDeskTexts();
  const { problemText } = useShell();
  const [text, setText] = useKeptState(`message:${draft}`, () => '');
  const attachments = useAttachments(sendFile ?? refuse);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const sending = useAction(async () => {
    if ((text.trim() === '' && attachments.sent.length === 0) || attachments.isSending) return;
    setProblem(null);
    try {
      await onSend({ text: text.trim(), attachments: attachments.sent });
      setText('');
      attachments.clear();
    } catch (error) {
      setProblem(error);
    }
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void sending.run();
  };
  return (
    <form
      className="desk-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void sending.run();
      }}
    >
      {above?.(text, setText)}
      <Field label={label} hideLabel error={problem !== null && problemText(problem)}>
        <TextArea
          rows={3}
          maxLength={4000}
          placeholder={label}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <FileDropList
        files={attachments.files}
        texts={{ cancel: t('desk.messages.stop'), retry: t('desk.retry'), remove: t('desk.messages.remove') }}
        onCancel={attachments.cancel}
        onRetry={attachments.retry}
        onRemove={attachments.remove}
      />
      <div className="desk-composer__deeds">
        {sendFile && (
          <>
            <Button variant="secondary" icon="upload" onClick={() => input.current?.click()}>
              {t('desk.messages.attach')}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              multiple
              accept={ACCEPTED}
              aria-label={t('desk.messages.attach')}
              onChange={({ target }) => {
                attachments.add(Array.from(target.files ?? []));
                // The same file can be chosen again after it failed.
                target.value = '';
              }}
            />
          </>
        )}
        <Button type="submit" busy={sending.busy} busyLabel={t('desk.messages.sendingNow')}>
          {send}
        </Button>
      </div>
    </form>
  );
}

/** Without a way to send files there is no button that would ask for one. */
const refuse: SendFile = () => Promise.reject(new Error('No files go with this'));
