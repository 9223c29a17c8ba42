import { Button } from '@diwan/ui/button';
import { DescriptionList } from '@diwan/ui/description-list';
import { Notice } from '@diwan/ui/notice';
import { useEffect, useRef } from 'react';
import { useTexts } from '../texts.js';

/** A field that differs between what is saved now and what is in the form, in words. */
export interface Difference {
  label: string;
  saved: string;
  typed: string;
}

export interface ConflictNoticeProps {
  differences: readonly Difference[];
  /** Drops what was typed and shows what is saved. */
  onTakeSaved: () => void;
  /** Keeps what was typed; the next saving replaces what somebody else saved. */
  onKeepTyped: () => void;
}

/** Somebody saved the same record while it was being edited: what differs, and both ways on (D-129). */
export function ConflictNotice({ differences, onTakeSaved, onKeepTyped }: ConflictNoticeProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="warning"
        role="alert"
        title={t('conflict.title')}
        actions={
          <>
            <Button size="small" onClick={onKeepTyped}>
              {t('conflict.keep')}
            </Button>
            <Button size="small" variant="secondary" onClick={onTakeSaved}>
              {t('conflict.take')}
            </Button>
          </>
        }
      >
        <p>{t('conflict.text')}</p>
        <DescriptionList
          items={differences.map(({ label, saved, typed }) => ({
            label,
            value: (
              <>
                <span className="block">{t('conflict.saved', { value: saved || t('conflict.nothing') })}</span>
                <span className="block">{t('conflict.typed', { value: typed || t('conflict.nothing') })}</span>
              </>
            ),
          }))}
        />
      </Notice>
    </div>
  );
}
