import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { useSchemaForm } from '@diwan/ui/form';
import { AreaForm } from '../../../components/area-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { fetchCase } from './api/get-case.js';
import { useSaveCase } from './api/save-case.js';
import { CaseMainFields } from './case-main-fields.js';
import { CaseProgressFields } from './case-progress-fields.js';
import {
  type CaseValues,
  type ClientName,
  caseValues,
  changedCaseForm,
  newCaseForm,
  type CaseForm as Schema,
} from './case-values.js';
import { useDescribeCaseField } from './describe-case-field.js';
import { OtherClients } from './other-clients.js';
import { RelationFields } from './relation-fields.js';
import { TeamPicker } from './team-picker.js';

export interface CaseFormProps {
  /** Null for a new one. */
  legalCase: LegalCase | null;
  /** Of a new case, when it is opened from a client's page. */
  client?: ClientName;
  onSaved: (legalCase: LegalCase) => void;
  onCancel: () => void;
}

/** Opens or changes a case (D-110). */
export function CaseForm({ legalCase, client, onSaved, onCancel }: CaseFormProps) {
  const t = useTexts();
  const schema: Schema = legalCase ? changedCaseForm : newCaseForm;
  const form = useSchemaForm(schema, { defaultValues: caseValues(legalCase, client) });
  const failed = t('cases.saveFailed');
  const describe = useDescribeCaseField(legalCase);
  const { version, notices, onConflict } = useConflict({
    form,
    item: legalCase,
    fetch: ({ id }) => fetchCase(id),
    valuesOf: (found: LegalCase) => caseValues(found),
    describe,
    failed,
    draft: legalCase ? `case:${legalCase.id}` : `case:new:${client?.id ?? ''}`,
  });
  const save = useSaveCase();
  const saving = useSaving({ form, failed, unique: 'caseNumber', onConflict });
  const named = legalCase ? { id: legalCase.clientId, name: legalCase.clientName } : client;
  return (
    <AreaForm
      form={form}
      labelOf={(path) => describe(path.split('.')[0] as keyof CaseValues, '').label}
      onSubmit={(body) => saving(async () => onSaved(await save(body, legalCase && { id: legalCase.id, version })))}
    >
      {notices}
      <CaseMainFields control={form.control} isNew={legalCase === null} {...(named && { client: named })} />
      <OtherClients control={form.control} known={legalCase?.clients ?? []} />
      <RelationFields control={form.control} legalCase={legalCase} />
      <CaseProgressFields control={form.control} isNew={legalCase === null} />
      <TeamPicker control={form.control} known={legalCase?.team ?? []} />
      <SaveActions save={legalCase ? t('cases.update') : t('cases.create')} onCancel={onCancel} />
    </AreaForm>
  );
}
