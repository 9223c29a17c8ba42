import { listCases } from '@diwan/contracts/matters/cases/http';
import { callApi, useShell } from '@diwan/mf-kit';
import { NativeSelect } from '@diwan/ui/native-select';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../texts.js';
import { CaseSelect, type CaseSelectProps } from '../../client-accounts/case-select.js';

const MOST = 100;

/** One of the client's cases, or none: for who keeps the books any of them, for everybody else one of their own. */
export function ExpenseCase(props: CaseSelectProps) {
  const { can } = useShell();
  return can('billing:read') ? <CaseSelect {...props} /> : <OwnCase {...props} />;
}

function OwnCase({ clientId, known, ...select }: CaseSelectProps) {
  const t = useTexts();
  const { data } = useQuery({
    queryKey: ['expenses', 'cases-of', clientId],
    queryFn: ({ signal }) => callApi(listCases, { query: { clientId, limit: MOST } }, { signal }),
    enabled: clientId !== '',
  });
  const found = data?.items ?? [];
  const cases = known && found.every(({ id }) => id !== known.id) ? [known, ...found] : found;
  return (
    <NativeSelect
      {...select}
      disabled={clientId === ''}
      placeholder={t('expenses.noCase')}
      options={cases.map(({ id, title, caseNumber }) => ({ value: id, label: `${caseNumber} · ${title}` }))}
    />
  );
}
