import { Button } from '@diwan/ui/button';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts.js';

export interface ItemControlsProps {
  /** Of the entry, such as "Education 2". */
  name: string;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/**
 * Moves an entry of a list up or down, or takes it out. The focus goes with an entry that moves; when one is taken out it goes to the list,
 * the element around with `data-entries`.
 */
export function ItemControls({ name, index, count, onMove, onRemove }: ItemControlsProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new place that matters
  useLayoutEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    // At either end the button that was pressed cannot be pressed again: the one beside it can.
    if (button) (button.disabled ? box.current?.querySelector<HTMLButtonElement>('button:enabled') : button)?.focus();
  }, [index]);
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget;
    onMove(by);
  };
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.closest<HTMLElement>('[data-entries]')?.focus({ preventScroll: true });
    onRemove();
  };
  const look = { variant: 'quiet', size: 'small', iconOnly: true } as const;
  return (
    <div className="flex flex-wrap gap-1" ref={box}>
      <Button {...look} icon="chevron-up" disabled={index === 0} onClick={move(-1)}>
        {t('site.moveUpOf', { name })}
      </Button>
      <Button {...look} icon="chevron-down" disabled={index === count - 1} onClick={move(1)}>
        {t('site.moveDownOf', { name })}
      </Button>
      <Button {...look} icon="trash" onClick={remove}>
        {t('site.removeOf', { name })}
      </Button>
    </div>
  );
}
