import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { Checkbox } from '@diwan/ui/checkbox';
import { useTexts } from '../../../texts.js';
import { ClientBoxes } from '../client-boxes.js';

interface OutcomeReadersProps {
  clients: Hearing['clients'];
  /** Ids of those who read the summary. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** For whom the summary of an outcome is published; of several clients nobody is chosen beforehand. */
export function OutcomeReaders({ clients, chosen, onChange }: OutcomeReadersProps) {
  const t = useTexts();
  const [only, ...others] = clients;
  if (only && others.length === 0)
    return (
      <Checkbox
        id="outcome-for"
        label={t('hearings.publishFor', { name: only.name })}
        checked={chosen.includes(only.id)}
        onChange={(event) => onChange(event.target.checked ? [only.id] : [])}
      />
    );
  return (
    <ClientBoxes
      id="outcome-for"
      legend={t('hearings.publishForWhom')}
      clients={clients}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
