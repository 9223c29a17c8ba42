import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to where a step begins, when what had it went with the step before: whoever reads by keyboard or by ear goes on
 * there. `step` null: none has begun.
 */
export function useFocusOnStep<Element extends HTMLElement>(step: unknown): RefObject<Element | null> {
  const start = useRef<Element>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    const hasBegun = before.current !== null;
    before.current = step;
    if (hasBegun && document.activeElement === document.body) start.current?.focus();
  }, [step]);
  return start;
}
