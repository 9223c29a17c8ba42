import { NativeSelect, type NativeSelectProps } from '@diwan/ui/native-select';
import { useTexts } from '../../../texts.js';
import { useCasesToBill } from './api/client-account.js';

/** A case as records about money name it. */
export interface CaseName {
  id: string;
  title: string;
  caseNumber: string;
}

export interface CaseSelectProps extends Omit<NativeSelectProps, 'options' | 'placeholder'> {
  clientId: string;
  /** The case that is chosen already, which may not be open for billing any more. */
  known?: CaseName | null | undefined;
}

/** One of a client's cases, or none. */
export function CaseSelect({ clientId, known, ...select }: CaseSelectProps) {
  const t = useTexts();
  const { data = [], isPending, error } = useCasesToBill(clientId);
  const cases = known && !data.some(({ id }) => id === known.id) ? [known, ...data] : data;
  const none = error ? t('accounts.casesFailed') : isPending && clientId ? t('page.loading') : t('accounts.noCase');
  return (
    <NativeSelect
      {...select}
      disabled={clientId === ''}
      placeholder={none}
      options={cases.map(({ id, title, caseNumber }) => ({ value: id, label: `${caseNumber} · ${title}` }))}
    />
  );
}
