import { type DocumentSettings, setDocumentSettings } from '@diwan/contracts/matters/document-settings/http';
import { ConfidentialityLevel } from '@diwan/contracts/matters/documents/http';
import { ApiProblem, callApi, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { settingsKey } from './api/keep-document.js';
import { LevelFields } from './level-fields.js';
import { TypeFields } from './type-fields.js';

/** Edits the settings; a version that somebody else replaced meanwhile is not overwritten (D-129). */
export function SettingsForm({ settings }: { settings: DocumentSettings }) {
  const t = useTexts();
  const { problemText } = useShell();
  const say = useSay();
  const queries = useQueryClient();
  const [types, setTypes] = useState(settings.types);
  const [levels, setLevels] = useState(settings.levels);
  const [isIncomplete, setIncomplete] = useState(false);
  const saving = useMutation({
    mutationFn: () => callApi(setDocumentSettings, { body: { types, levels, version: settings.version } }),
    onSuccess: (saved) => {
      say.done(t('documentSettings.saved'));
      queries.setQueryData(settingsKey, saved);
    },
  });
  const isConflict = saving.error instanceof ApiProblem && saving.error.code === 'CONFLICT';
  const save = () => {
    const incomplete =
      types.some(({ name }) => !name.en.trim() || !name.ar.trim()) || types.every(({ archived }) => archived);
    setIncomplete(incomplete);
    if (!incomplete) saving.mutate();
  };
  return (
    <form
      noValidate
      className="grid gap-10"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <section className="grid gap-4" aria-labelledby="document-types">
        <h2 id="document-types" className="text-xl">
          {t('documentSettings.types')}
        </h2>
        <TypeFields types={types} onChange={setTypes} />
      </section>
      <section className="grid gap-4" aria-labelledby="document-levels">
        <h2 id="document-levels" className="text-xl">
          {t('documentSettings.levels')}
        </h2>
        <p className="text-grey">{t('documentSettings.levelsNote')}</p>
        {ConfidentialityLevel.options.map((level) => (
          <LevelFields
            key={level}
            level={level}
            policy={levels[level]}
            onChange={(policy) => setLevels({ ...levels, [level]: policy })}
          />
        ))}
      </section>
      {isIncomplete && (
        <Notice tone="danger" role="alert">
          {t('documentSettings.incomplete')}
        </Notice>
      )}
      {saving.error && (
        <Notice
          tone="danger"
          role="alert"
          actions={
            isConflict && (
              <Button size="small" onClick={() => void queries.invalidateQueries({ queryKey: settingsKey })}>
                {t('documentSettings.reload')}
              </Button>
            )
          }
        >
          {isConflict ? t('documentSettings.conflict') : problemText(saving.error)}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={saving.isPending} busyLabel={t('form.saving')}>
          {t('documentSettings.save')}
        </Button>
      </div>
    </form>
  );
}
