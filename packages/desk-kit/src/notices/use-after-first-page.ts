import { useEffect, useState } from 'react';

/** False until the first page stands: what is counted beside it must not take its turn. */
export function useAfterFirstPage(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return after;
}
