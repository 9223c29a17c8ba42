import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { FormControl, FormField } from '@diwan/ui/form-field';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { useRelatedCases } from './api/related-cases.js';
import type { CaseFieldsProps } from './case-main-fields.js';
import { type CaseName, CasePicker } from './case-picker.js';

/** The case that this one belongs to, and others that have to do with it; for the firm only. */
export function RelationFields({ control, legalCase }: CaseFieldsProps & { legalCase: LegalCase | null }) {
  const t = useTexts();
  const own = legalCase?.id ?? null;
  const { data: named = [] } = useRelatedCases(own);
  const [picked, setPicked] = useState<readonly CaseName[]>([]);
  const nameOf = (id: string) => [...picked, ...named].find((one) => one.id === id);
  return (
    <>
      <FormField name="parentId" control={control} label={t('cases.parent')} hint={t('cases.parentHint')}>
        {(field) => (
          <CasePicker
            {...field}
            known={nameOf(field.value)}
            none={t('cases.parentNone')}
            placeholder={t('cases.parentNone')}
            allows={({ id }) => id !== own}
          />
        )}
      </FormField>
      <FormControl name="relatedIds" control={control}>
        {({ value, onChange }, { id, error }) => (
          <Field as="group" id={id} label={t('cases.related')} error={error}>
            <ul className="grid gap-2">
              {value.map((caseId) => {
                const name = nameOf(caseId);
                return (
                  <li key={caseId} className="flex flex-wrap items-center gap-2">
                    <span className="grow">
                      <Isolate>{name ? `${name.caseNumber} · ${name.title}` : t('cases.closedToYou')}</Isolate>
                    </span>
                    <Button
                      variant="quiet"
                      size="small"
                      icon="close"
                      aria-label={t('cases.removeRelated', { name: name?.title ?? t('cases.closedToYou') })}
                      onClick={() => onChange(value.filter((one) => one !== caseId))}
                    />
                  </li>
                );
              })}
            </ul>
            <Field label={t('cases.addRelated')} hideLabel>
              <CasePicker
                key={value.length}
                value=""
                placeholder={t('cases.addRelated')}
                onChange={() => undefined}
                allows={(one) => one.id !== own && !value.includes(one.id)}
                onPick={(one) => {
                  setPicked([...picked, one]);
                  onChange([...value, one.id]);
                }}
              />
            </Field>
          </Field>
        )}
      </FormControl>
    </>
  );
}
