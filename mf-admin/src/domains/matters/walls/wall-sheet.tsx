import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import type { CaseWall } from '@diwan/contracts/matters/walls/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { TextInput } from '@diwan/ui/text-input';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { fetchWall, useSetWall, useWall } from './api/wall.js';
import { WallPeople } from './wall-people.js';
import { wallForm, wallValues } from './wall-values.js';

interface WallSheetProps {
  legalCase: LegalCase;
  onClose: () => void;
}

/** Keeps named people away from a case: for them nothing of it exists. */
export function WallSheet({ legalCase, onClose }: WallSheetProps) {
  const t = useTexts();
  const query = useWall(legalCase);
  return (
    <EditorSheet title={t('walls.title')} description={<bdi>{legalCase.title}</bdi>} onClose={onClose}>
      {(leave) => (
        <Loaded query={query} failed={t('walls.fetchFailed')}>
          {(wall) => <WallForm wall={wall} legalCase={legalCase} onClose={onClose} onCancel={leave} />}
        </Loaded>
      )}
    </EditorSheet>
  );
}

function WallForm({ wall, legalCase, onClose, onCancel }: WallSheetProps & { wall: CaseWall; onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const set = useSetWall(legalCase);
  const form = useSchemaForm(wallForm, { defaultValues: wallValues(wall) });
  const failed = t('walls.saveFailed');
  const label = (name: string) => t(name === 'reason' ? 'walls.reason' : 'walls.people');
  const { version, notices, onConflict } = useConflict({
    form,
    item: wall,
    fetch: () => fetchWall(legalCase.id),
    valuesOf: wallValues,
    describe: (name, value) => ({
      label: label(name),
      text: Array.isArray(value) ? t('walls.count', { count: value.length }) : String(value ?? ''),
    }),
    failed,
    draft: `wall:${legalCase.id}`,
  });
  const saving = useSaving({ form, failed, onConflict });
  return (
    <AreaForm
      form={form}
      labelOf={label}
      onSubmit={(body) =>
        saving(async () => {
          await set({ ...body, version });
          say.done(t('walls.saved'));
          onClose();
        })
      }
    >
      {notices}
      <p className="text-grey">{t('walls.note')}</p>
      <WallPeople control={form.control} clients={legalCase.clients} known={wall.people} />
      <FormField name="reason" control={form.control} label={t('walls.reason')} hint={t('walls.reasonHint')} required>
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={500} />}
      </FormField>
      <SaveActions save={t('walls.save')} onCancel={onCancel} />
    </AreaForm>
  );
}
