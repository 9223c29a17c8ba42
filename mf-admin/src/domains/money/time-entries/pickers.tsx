import { useTexts } from '../../../texts.js';
import { useCaseChoices, useClientChoices } from './api/choices.js';
import { FoundPicker, type FoundPickerProps } from './found-picker.js';

type PickerProps = Omit<FoundPickerProps, 'placeholder' | 'searchText' | 'failed' | 'useFound' | 'known'> & {
  placeholder?: string;
};

/** A case as time names it. */
export interface CaseNamed {
  id: string;
  title: string;
  caseNumber: string;
}

export const caseLabel = ({ caseNumber, title }: CaseNamed): string => `${caseNumber} · ${title}`;

function useFoundCases(text: string) {
  const { data, isError } = useCaseChoices(text);
  const found = data?.items.map((one) => ({
    value: one.id,
    label: caseLabel(one),
    hint: <bdi>{one.clientName}</bdi>,
  }));
  return { found, failed: isError };
}

function useFoundClients(text: string) {
  const { data, isError } = useClientChoices(text);
  return { found: data?.items.map(({ id, name }) => ({ value: id, label: name })), failed: isError };
}

/** One case among those that the person may see. */
export function CaseField({ known, ...rest }: PickerProps & { known?: CaseNamed | null | undefined }) {
  const t = useTexts();
  return (
    <FoundPicker
      placeholder={t('time.chooseCase')}
      {...rest}
      {...(known && { known: { value: known.id, label: caseLabel(known) } })}
      searchText={t('time.searchCase')}
      failed={t('time.fetchFailed')}
      useFound={useFoundCases}
    />
  );
}

/** One client. */
export function ClientField(props: PickerProps) {
  const t = useTexts();
  return (
    <FoundPicker
      placeholder={t('time.chooseClient')}
      {...props}
      searchText={t('time.searchClient')}
      failed={t('time.fetchFailed')}
      useFound={useFoundClients}
    />
  );
}
