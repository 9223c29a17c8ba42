/** Gaps and repeats of numbers such as `INV-202605-0007`, series by series and year by year. Numbers of another shape were given by hand. */
export function numberFaults(numbers: readonly string[]): string[] {
  const series = new Map<string, number[]>();
  for (const number of numbers) {
    const [, name, year, place] = /^([A-Z]+)-(\d{4})\d{2}-(\d{4,})$/.exec(number) ?? [];
    if (!name || !year || !place) continue;
    const key = `${name}-${year}`;
    series.set(key, [...(series.get(key) ?? []), Number(place)]);
  }
  return [...series].flatMap(([key, places]) => {
    const sorted = places.sort((one, other) => one - other);
    return sorted.flatMap((place, at) => {
      const before = at === 0 ? 0 : (sorted[at - 1] ?? 0);
      if (place === before) return [`${key}: ${place} twice`];
      return place === before + 1 ? [] : [`${key}: gap between ${before} and ${place}`];
    });
  });
}
