import { useShell } from '@diwan/mf-kit';
import { Combobox } from '@diwan/ui/combobox';
import { previewText } from '../../../components/preview-text.js';
import { useTexts } from '../../../texts.js';
import { useFacts } from '../facts/api/facts.js';

const PREVIEW = 90;

export interface PickFactProps {
  /** Name of the control, such as "Add a legal fact". */
  label: string;
  /** Not offered: there already. */
  except?: readonly string[];
  onPick: (id: string) => void;
}

/** Finds a legal fact by its words, its statute or its id. */
export function PickFact({ label, except = [], onPick }: PickFactProps) {
  const t = useTexts();
  const { language } = useShell();
  const { data: facts = [] } = useFacts();
  const options = facts
    .filter(({ id }) => !except.includes(id))
    .map(({ id, text, statute }) => ({
      value: id,
      label: previewText(text[language], PREVIEW),
      hint: id,
      keywords: [id, text.en, text.ar, statute.en, statute.ar],
    }));
  return (
    <Combobox
      aria-label={label}
      options={options}
      value=""
      onChange={onPick}
      texts={{ placeholder: label, search: t('references.searchFacts'), empty: t('facts.noMatch') }}
    />
  );
}
