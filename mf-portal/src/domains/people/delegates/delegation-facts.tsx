import type { Mandate } from '@diwan/contracts/people/delegations/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Facts } from '../../../frame/facts.js';
import { useTexts } from '../../../texts.js';

export interface DelegationFactsProps {
  delegation: Pick<Mandate, 'scopes' | 'caseIds' | 'lastDay'>;
  /** Titles of the client's cases, where the reader may know them. */
  titles?: ReadonlyMap<string, string>;
}

/** What may be looked at, in which cases, until when. */
export function DelegationFacts({ delegation: { scopes, caseIds, lastDay }, titles }: DelegationFactsProps) {
  const t = useTexts();
  const { language } = useShell();
  const named = caseIds?.map((id) => titles?.get(id)).filter((title) => title !== undefined);
  const cases = caseIds === null ? t('delegate.allCases') : t('delegate.someCases', { count: caseIds.length });
  return (
    <Facts
      items={[
        { label: t('delegate.scopes'), value: scopes.map((scope) => t(`delegateScope.${scope}`)).join(t('list.and')) },
        { label: t('delegate.cases'), value: named?.length ? <bdi>{named.join(t('list.and'))}</bdi> : cases },
        { label: t('delegate.lastDay'), value: formatDate(lastDay, language) },
      ]}
    />
  );
}
