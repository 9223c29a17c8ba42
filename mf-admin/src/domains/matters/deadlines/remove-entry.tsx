import { Button } from '@diwan/ui/button';
import { useTexts } from '../../../texts.js';

/** Takes an entry out of a list; the focus goes to the list, the element around with `data-entries`. */
export function RemoveEntry({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useTexts();
  return (
    <Button
      variant="quiet"
      icon="trash"
      iconOnly
      className="sm:mt-7"
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[data-entries]')?.focus({ preventScroll: true });
        onRemove();
      }}
    >
      {t('site.removeOf', { name })}
    </Button>
  );
}
