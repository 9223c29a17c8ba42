import { Button } from '@diwan/ui/button';
import { classNames } from '@diwan/ui/class-names';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts.js';

/** How a filter looks: on a phone one that is not set waits behind a button, where there are three or more of them. */
export const filterLook = (isSet: boolean): string => classNames('desk-filter', isSet && 'desk-filter--set');

/** The search and the filters above a list. On a phone the list begins on the first screen: filters open at a press. */
export function FilterBar({ search, children }: { search?: ReactNode; children: ReactNode }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="desk-filters" data-open={isOpen ? '' : undefined}>
      {search}
      <Button
        variant="secondary"
        icon="chevron-down"
        className="desk-filters__toggle"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('list.moreFilters')}
      </Button>
      {children}
    </div>
  );
}
