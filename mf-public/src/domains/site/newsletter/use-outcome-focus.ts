import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to what came of pressing a button: to the field that is wrong, else to the place of the outcome, which must be
 * focusable (`tabIndex={-1}`). `outcome` is a new object each time, so that the same fault twice is told twice; the first one is how the
 * page was opened and moves nothing.
 */
export function useOutcomeFocus(outcome: object): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(outcome);
  useEffect(() => {
    if (seen.current === outcome) return;
    seen.current = outcome;
    (place.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? place.current)?.focus();
  }, [outcome]);
  return place;
}
