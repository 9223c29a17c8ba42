import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { RadioGroup } from '@diwan/ui/radio-group';
import { useEffect, useRef } from 'react';
import { useTexts } from '../texts.js';

/** A field that both changed, in words. */
export interface Difference {
  name: string;
  label: string;
  saved: string;
  typed: string;
  choice: 'saved' | 'typed';
}

export interface ConflictNoticeProps {
  /** Fields that both changed. */
  differences: readonly Difference[];
  /** Labels of what only somebody else changed, which the form shows already. */
  taken: readonly string[];
  onChoose: (name: string, choice: Difference['choice']) => void;
  /** Goes on with what was chosen; the next saving replaces what somebody else saved. */
  onDone: () => void;
}

/**
 * Somebody saved the same record while it was being edited (D-129): what they changed is in the form already, and where both changed the
 * same, the person chooses field by field.
 */
export function ConflictNotice({ differences, taken, onChoose, onDone }: ConflictNoticeProps) {
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
          <Button size="small" onClick={onDone}>
            {t('conflict.goOn')}
          </Button>
        }
      >
        <div className="grid gap-4">
          {taken.length > 0 && <p>{t('conflict.taken', { fields: taken.join(t('conflict.comma')) })}</p>}
          {differences.length > 0 && <p>{t('conflict.text')}</p>}
          {differences.map(({ name, label, saved, typed, choice }) => (
            <RadioGroup
              key={name}
              name={`conflict-${name}`}
              label={label}
              value={choice}
              onChange={(value) => onChoose(name, value === 'saved' ? 'saved' : 'typed')}
              options={[
                { value: 'saved', label: t('conflict.saved', { value: saved || t('conflict.nothing') }) },
                { value: 'typed', label: t('conflict.typed', { value: typed || t('conflict.nothing') }) },
              ]}
            />
          ))}
        </div>
      </Notice>
    </div>
  );
}
