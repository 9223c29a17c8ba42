import type { ClientRole } from '@diwan/contracts/matters/cases/vocabulary';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { FormControl } from '@diwan/ui/form-field';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import type { CaseFieldsProps } from './case-main-fields.js';
import type { ClientName } from './case-values.js';
import { ClientPicker } from './client-picker.js';
import { ClientRoleSelect } from './client-role-select.js';

/** Clients besides the main one: each reads the case. `known` are those whose names came with the case. */
export function OtherClients({ control, known }: CaseFieldsProps & { known: readonly ClientName[] }) {
  const t = useTexts();
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [id, name])));
  return (
    <FormControl name="otherClients" control={control}>
      {({ value, onChange }, { id, error }) => {
        const others = value as { id: string; role: ClientRole | null }[];
        return (
          <Field as="group" id={id} label={t('cases.otherClients')} hint={t('cases.otherClientsHint')} error={error}>
            <ul className="grid gap-2">
              {others.map((client) => {
                const name = names.get(client.id) ?? '';
                return (
                  <li key={client.id} className="flex flex-wrap items-center gap-2">
                    <Isolate className="grow">{name}</Isolate>
                    <ClientRoleSelect
                      label={t('cases.roleOf', { name })}
                      value={client.role ?? ''}
                      onChange={(role) =>
                        onChange(others.map((one) => (one === client ? { ...one, role: role || null } : one)))
                      }
                    />
                    <Button
                      variant="quiet"
                      size="small"
                      icon="close"
                      aria-label={t('cases.removeClient', { name })}
                      onClick={() => onChange(others.filter((one) => one !== client))}
                    />
                  </li>
                );
              })}
            </ul>
            <Field label={t('cases.addClient')} hideLabel>
              <ClientPicker
                key={others.length}
                value=""
                placeholder={t('cases.addClient')}
                onChange={() => undefined}
                onPick={(client) => {
                  setNames(new Map([...names, [client.id, client.name]]));
                  if (!others.some((one) => one.id === client.id)) onChange([...others, { id: client.id, role: null }]);
                }}
              />
            </Field>
          </Field>
        );
      }}
    </FormControl>
  );
}
