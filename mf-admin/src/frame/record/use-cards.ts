import { useShell } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { cardsOf } from './parts-of.js';
import type { RecordKind, RecordPartProps } from './record-parts.js';

interface DrawnCard<Kind extends RecordKind> {
  name: string;
  Card: ComponentType<RecordPartProps<Kind>>;
}

/**
 * The cards of a kind of record; undefined while their code is on its way, which it is beside the record itself: a card that came later
 * would move what stands below it. None where it cannot be had: the record is there without them.
 */
export function useCards<Kind extends RecordKind>(kind: Kind): readonly DrawnCard<Kind>[] | undefined {
  const { can } = useShell();
  const cards = cardsOf(kind, can);
  const { data, isError } = useQuery({
    queryKey: ['record-cards', kind, ...cards.map(({ name }) => name)],
    queryFn: () =>
      Promise.all(
        cards.map(async ({ name, card }): Promise<DrawnCard<Kind>> => ({ name, Card: (await card()).default })),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  return isError ? [] : data;
}
