import { Basis } from '@diwan/contracts/money/accounting/http';
import { useShell } from '@diwan/mf-kit';
import { Field } from '@diwan/ui/field';
import { TextInput } from '@diwan/ui/text-input';
import { FilterBar, filterLook } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { monthName } from './month-name.js';
import { type Asked, PRESETS, type Preset, presetOf, spanOf } from './period.js';

interface PeriodBarProps {
  address: ListAddress;
  asked: Asked;
  /** The present month. */
  now: string;
  /** Whether the report knows both bases. */
  hasBasis: boolean;
}

/** Which months a report is about, by name or chosen by hand, and on which basis where there are two. */
export function PeriodBar({ address, asked, now, hasBasis }: PeriodBarProps) {
  const t = useTexts();
  const { language } = useShell();
  const preset = presetOf(asked, now);
  const month = (name: 'from' | 'to') => (
    <Field label={t(`accounting.${name}`)} className={filterLook(preset === undefined)}>
      <TextInput
        type="month"
        value={asked[name]}
        max={name === 'from' ? asked.to : undefined}
        min={name === 'to' ? asked.from : undefined}
        onChange={(event) =>
          event.target.value && address.set({ from: asked.from, to: asked.to, [name]: event.target.value })
        }
      />
    </Field>
  );
  return (
    <div className="print:hidden">
      <FilterBar>
        <FilterSelect
          label={t('accounting.period')}
          {...(!preset && { all: t('accounting.byHand') })}
          options={PRESETS.map((value) => ({ value, label: t(`accountingPeriod.${value}`) }))}
          value={preset ?? ''}
          onChange={(value) => value && address.set({ ...spanOf(value as Preset, now) })}
        />
        {month('from')}
        {month('to')}
        {hasBasis && (
          <FilterSelect
            label={t('accounting.basis')}
            options={Basis.options.map((value) => ({ value, label: t(`accountingBasis.${value}`) }))}
            value={asked.basis}
            onChange={(basis) => address.set({ basis })}
          />
        )}
      </FilterBar>
      <p className="mb-4 text-sm text-grey">
        {t('accounting.shown', { from: monthName(asked.from, language), to: monthName(asked.to, language) })}{' '}
        {hasBasis && t(`accountingBasis.${asked.basis}Text`)}
      </p>
    </div>
  );
}
