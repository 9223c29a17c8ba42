import { useShell } from '@diwan/mf-kit';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../../texts.js';
import { findersFor } from '../areas.js';
import type { Found } from '../feature.js';

const PAUSE_MS = 150;
/** Shorter ones find everything. */
const SHORTEST = 2;

export interface FoundGroup {
  name: string;
  records: readonly Found[];
}

/** Records that fit what is typed, by kind, after a short pause; and whether some are still being looked for. */
export function useFound(typed: string): { groups: readonly FoundGroup[]; pending: boolean; failed: boolean } {
  const t = useTexts();
  const { can } = useShell();
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const finders = findersFor(can);
  const enabled = text.length >= SHORTEST;
  const answers = useQueries({
    queries: finders.map(({ name, find }) => ({
      queryKey: ['palette', name, text],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await find()).default({ text, t, signal }),
      enabled,
    })),
  });
  return {
    groups: finders.map(({ name }, index) => ({ name, records: (enabled && answers[index]?.data) || [] })),
    pending: enabled && answers.some(({ isFetching }) => isFetching),
    failed: enabled && answers.some(({ isError }) => isError),
  };
}
