import { useEffect } from 'react';
import { Icon } from './icon.js';
import { type ToastEntry, toast } from './toast.js';
import { TONE_ICON } from './tone-icon.js';

interface ToastViewProps {
  entry: ToastEntry;
  closeLabel: string;
  /** Milliseconds. */
  duration: number;
  /** Somebody is reading: time stands still. */
  held: boolean;
}

/** Reading time per character beyond the first eighty, in milliseconds. */
const PER_CHARACTER = 50;
/** What can be undone can be for so long, in milliseconds (D-125). */
const UNDO_TIME = 10_000;

/** One toast. Errors interrupt a screen reader, the others wait. */
export function ToastView({ entry, closeLabel, duration, held }: ToastViewProps) {
  const { id, tone, message, description, action, sticky } = entry;
  const length = message.length + (description?.length ?? 0);
  const shortest = action ? Math.max(duration, UNDO_TIME) : duration;
  const time = shortest + Math.max(0, length - 80) * PER_CHARACTER;

  useEffect(() => {
    if (sticky || held) return;
    const timer = setTimeout(() => toast.dismiss(id), time);
    return () => clearTimeout(timer);
  }, [id, sticky, held, time]);

  return (
    <li className="ui-toast" data-tone={tone}>
      <Icon name={TONE_ICON[tone]} />
      <div className="ui-toast__body" role={tone === 'danger' ? 'alert' : undefined}>
        <p className="ui-toast__title">{message}</p>
        {description && <p className="ui-toast__text">{description}</p>}
        {action && (
          <button
            type="button"
            className="ui-link ui-toast__action"
            onClick={() => {
              action.onPress();
              toast.dismiss(id);
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className="ui-toast__close"
        aria-label={`${closeLabel}: ${message}`}
        onClick={() => toast.dismiss(id)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
