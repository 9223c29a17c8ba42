import { useEffect, useState } from 'react';

/** A value that changes fast, once it has stood still for so many milliseconds; the first one counts at once. */
export function useSettled<Value>(value: Value, pauseMs: number, isFirst: (value: Value) => boolean): Value {
  const [settled, setSettled] = useState(value);
  const waits = settled !== value && !isFirst(settled);
  useEffect(() => {
    if (!waits) return setSettled(value);
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, waits, pauseMs]);
  return settled;
}
