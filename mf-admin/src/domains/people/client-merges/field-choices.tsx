import type { MergeField } from '@diwan/contracts/people/client-merges/http';
import type { Client } from '@diwan/contracts/people/clients/http';
import { formatMoney, formatPhone } from '@diwan/mf-kit';
import { RadioGroup } from '@diwan/ui/radio-group';
import { useTexts } from '../../../texts.js';

interface FieldChoicesProps {
  kept: Client;
  merged: Client;
  /** Where the two differ. */
  fields: readonly MergeField[];
  /** What is taken from the one who goes. */
  take: readonly MergeField[];
  onChange: (take: MergeField[]) => void;
}

/** For each field where the two differ: whose value stays. */
export function FieldChoices({ kept, merged, fields, take, onChange }: FieldChoicesProps) {
  const t = useTexts();
  const inWords = (client: Client, field: MergeField): string => {
    const value = client[field];
    if (value === null || value === '') return t('merges.nothing');
    if (typeof value === 'object') return formatMoney(value);
    if (field === 'clientType') return t(`clientType.${client.clientType}`);
    if (field === 'language') return t(`language.${client.language}`);
    return field === 'whatsappNumber' ? formatPhone(value) : value;
  };
  return (
    <section className="grid gap-4" aria-labelledby="differing">
      <h2 id="differing" className="text-lg">
        {t('merges.differing')}
      </h2>
      {fields.length === 0 && <p className="text-grey">{t('merges.noDifference')}</p>}
      {fields.map((field) => (
        <RadioGroup
          key={field}
          name={field}
          label={t(`clients.${field}`)}
          inline
          value={take.includes(field) ? 'merged' : 'kept'}
          onChange={(side) => onChange(side === 'merged' ? [...take, field] : take.filter((one) => one !== field))}
          options={[
            { value: 'kept', label: <bdi>{inWords(kept, field)}</bdi>, hint: t('merges.fromKept') },
            { value: 'merged', label: <bdi>{inWords(merged, field)}</bdi>, hint: t('merges.fromMerged') },
          ]}
        />
      ))}
    </section>
  );
}
