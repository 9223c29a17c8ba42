import type { Instance } from '@diwan/contracts/matters/instances/http';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import type { MenuItem } from '@diwan/ui/menu';
import { useState } from 'react';
import { useSay } from '../../../../components/say.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { isConflict, isSameInstance, useSaveInstances } from '../api/save-instances.js';
import { InstanceRow } from '../instance-row.js';
import { InstanceSheet } from '../instance-sheet.js';

/** The courts that have or had a case, in their order: the last one is where it is now. */
export default function CaseInstances({ record }: RecordPartProps<'case'>) {
  const t = useTexts();
  const say = useSay();
  const { can, notify } = useShell();
  const save = useSaveInstances(record);
  const [edited, setEdited] = useState<Instance | 'new' | null>(null);
  const mayEdit = can('case:write');
  const { instances } = record;

  const attempt = (work: () => Promise<void>) =>
    work().catch((error) =>
      say.failed(t('instances.saveFailed'), error, isConflict(error) ? t('instances.changedMeanwhile') : undefined),
    );
  const remove = (instance: Instance, place: number) =>
    attempt(async () => {
      await save((list) => list.filter((one) => !isSameInstance(one, instance)));
      notify.success(t('toast.success'), {
        description: t('instances.removed'),
        action: {
          label: t('instances.undo'),
          onPress: () => void attempt(() => save((list) => list.toSpliced(place, 0, instance))),
        },
      });
    });
  const move = (from: number, to: number) =>
    attempt(() =>
      save((list) => {
        const moved = list[from];
        return moved ? list.toSpliced(from, 1).toSpliced(to, 0, moved) : [...list];
      }),
    );
  const keep = (typed: Instance) =>
    save((list) =>
      edited === 'new' || edited === null
        ? [...list, typed]
        : list.map((one) => (isSameInstance(one, edited) ? typed : one)),
    );
  const step = (way: 'up' | 'down', place: number): MenuItem => ({
    id: way,
    label: t(way === 'up' ? 'site.moveUp' : 'site.moveDown'),
    icon: `chevron-${way}`,
    onSelect: () => void move(place, way === 'up' ? place - 1 : place + 1),
  });
  const deeds = (instance: Instance, place: number): MenuItem[] => [
    { id: 'edit', label: t('cases.edit'), icon: 'edit', onSelect: () => setEdited(instance) },
    ...(place > 0 ? [step('up', place)] : []),
    ...(place < instances.length - 1 ? [step('down', place)] : []),
    { id: 'remove', label: t('instances.remove'), icon: 'trash', onSelect: () => void remove(instance, place) },
  ];

  return (
    <section className="grid gap-4" aria-labelledby="case-instances">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="case-instances" className="text-xl">
          {t('instances.title')}
        </h2>
        {mayEdit && (
          <Button icon="plus" onClick={() => setEdited('new')}>
            {t('instances.add')}
          </Button>
        )}
      </div>
      {instances.length === 0 ? (
        <EmptyState boxed headingLevel={3} title={t('instances.none')}>
          {t('instances.noneText')}
        </EmptyState>
      ) : (
        <ol>
          {instances.map((instance, place) => (
            <InstanceRow
              key={JSON.stringify(instance)}
              instance={instance}
              isPresent={place === instances.length - 1}
              deeds={mayEdit ? deeds(instance, place) : []}
            />
          ))}
        </ol>
      )}
      {edited && (
        <InstanceSheet
          instance={edited === 'new' ? null : edited}
          draft={`instance:${record.id}:${edited === 'new' ? 'new' : instances.indexOf(edited)}`}
          onSave={keep}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
