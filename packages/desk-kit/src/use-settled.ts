import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Pause between looks, and the longest wait, in milliseconds: a card that hangs does not keep the rest. */
const LOOK_MS = 60;
const PATIENCE_MS = 2000;

/** Whether what is shown has got what it asked for once, so that nothing below it moves when that comes. */
export function useSettled(isShown: boolean): boolean {
  const queries = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isShown || isSettled) return;
    let quietLooks = 0;
    const end = setTimeout(() => setSettled(true), PATIENCE_MS);
    const looking = setInterval(() => {
      quietLooks = queries.isFetching() === 0 ? quietLooks + 1 : 0;
      if (quietLooks === 2) setSettled(true);
    }, LOOK_MS);
    return () => {
      clearTimeout(end);
      clearInterval(looking);
    };
  }, [isShown, isSettled, queries]);
  return isSettled;
}
