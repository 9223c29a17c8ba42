import { Button } from '@diwan/ui/button';
import { classNames } from '@diwan/ui/class-names';
import { useDirection } from '@diwan/ui/direction';
import type { IconName } from '@diwan/ui/icon-paths';
import { Tooltip } from '@diwan/ui/tooltip';
import { type KeyboardEvent, type Ref, useState } from 'react';

/** A button of the toolbar. */
export interface Tool {
  id: string;
  label: string;
  /** Shown alone; without it the label is written on the button. */
  icon?: IconName;
  /** Whether what it does is done where the cursor stands; left out where it is no switch. */
  pressed?: boolean;
  disabled?: boolean;
  /** Begins a group. */
  separated?: boolean;
  onPress: () => void;
}

export interface ToolbarProps {
  label: string;
  tools: readonly Tool[];
  ref: Ref<HTMLDivElement>;
  /** Escape. */
  onLeave: () => void;
}

/** Buttons of which Tab reaches one and the arrows the others, along the line of reading (WAI-ARIA toolbar). */
export function Toolbar({ label, tools, ref, onLeave }: ToolbarProps) {
  const turned = useDirection() === 'rtl';
  const [entry, setEntry] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return onLeave();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const here = buttons.indexOf(event.target as HTMLButtonElement);
    const [back, on] = turned ? [here + 1, here - 1] : [here - 1, here + 1];
    const place = { Home: 0, End: -1, ArrowLeft: back, ArrowRight: on }[event.key];
    if (place === undefined) return;
    event.preventDefault();
    buttons.at(place % buttons.length)?.focus();
  };
  return (
    <div ref={ref} role="toolbar" aria-label={label} className="article-editor__toolbar" onKeyDown={onKeyDown}>
      {tools.map(({ id, separated, ...tool }, place) => (
        <ToolButton
          key={id}
          {...tool}
          className={classNames(separated && 'article-editor__group')}
          isEntry={place === Math.min(entry, tools.length - 1)}
          onFocus={() => setEntry(place)}
        />
      ))}
    </div>
  );
}

type ToolButtonProps = Omit<Tool, 'id' | 'separated'> & { className: string; isEntry: boolean; onFocus: () => void };

function ToolButton({ label, icon, pressed, disabled, onPress, isEntry, onFocus, className }: ToolButtonProps) {
  const button = (
    <Button
      variant="quiet"
      size="small"
      icon={icon}
      iconOnly={icon !== undefined}
      aria-pressed={pressed}
      aria-disabled={disabled}
      tabIndex={isEntry ? 0 : -1}
      className={className}
      onFocus={onFocus}
      // What is selected in the text stays selected.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onPress()}
    >
      {label}
    </Button>
  );
  return icon ? <Tooltip content={label}>{button}</Tooltip> : button;
}
