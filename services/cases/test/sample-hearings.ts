/** A day far enough ahead, in court hours. */
const SOON = new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** Time and place that staff fill in. */
export const PLACE = {
  wallTime: `${SOON}T09:30`,
  location: 'Palace of Justice, Beirut',
  courtId: null as string | null,
  judge: 'Judge Rita Karam',
  courtRoom: '4',
  confirmPast: false,
};

/** A hearing that staff fill in; case and lawyer are added. */
export const HEARING = {
  ...PLACE,
  title: 'Hearing of witnesses',
  description: 'Two former colleagues are heard.',
  type: 'trial' as const,
  opposingCounsel: 'Secret Counsel',
  preparationNotes: 'Secret notes',
};

export const NO_OUTCOME = {
  outcome: '',
  nextAction: '',
  nextActionDue: null as string | null,
  outcomeSummary: '',
  judgment: false,
  outcomeFor: [] as string[],
};

/** A court that staff fill in. */
export const COURT = {
  kind: 'single_judge' as const,
  community: null,
  city: 'tripoli' as const,
  name: { en: 'Single Judge of Mina', ar: 'القاضي المنفرد في الميناء' },
  hint: { en: 'Second floor', ar: 'الطابق الثاني' },
  place: null,
};
