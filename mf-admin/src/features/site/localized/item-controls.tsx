import { Button } from '@diwan/ui/button';
import { useTexts } from '../../../texts.js';

export interface ItemControlsProps {
  /** Of the entry, such as "Education 2". */
  name: string;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Moves an entry of a list up or down, or takes it out. */
export function ItemControls({ name, index, count, onMove, onRemove }: ItemControlsProps) {
  const t = useTexts();
  const look = { variant: 'quiet', size: 'small', iconOnly: true } as const;
  return (
    <div className="flex flex-wrap gap-1">
      <Button {...look} icon="chevron-up" disabled={index === 0} onClick={() => onMove(-1)}>
        {t('site.moveUpOf', { name })}
      </Button>
      <Button {...look} icon="chevron-down" disabled={index === count - 1} onClick={() => onMove(1)}>
        {t('site.moveDownOf', { name })}
      </Button>
      <Button {...look} icon="trash" onClick={onRemove}>
        {t('site.removeOf', { name })}
      </Button>
    </div>
  );
}
