import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** Colours declared in a piece of CSS: name without `--color-`, value `#rrggbb`. */
function colours(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast as WCAG 2.2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour laid over another, as `color-mix(in srgb, …)` with `transparent` does; `share` from 0 to 1. */
function laidOver(top: string, ground: string, share: number): string {
  const channel = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  const mixed = [1, 3, 5].map((start) =>
    Math.round(channel(top, start) * share + channel(ground, start) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const light = colours(read('theme.css'));
const dark = { ...light, ...colours(read('dark.css')) };
const cedarBlock = read('styles/tones.css').split('[data-surface="cedar"]')[1] ?? '';
const onCedar = { ...light, ...colours(cedarBlock) };

const SURFACES = ['paper', 'mist'];
const STATES = ['green', 'blue', 'red', 'amber'];
const TEXTS = ['ink', 'grey', 'cedar', 'brass'];
const WASHES = [...STATES, 'grey', 'brass', 'cedar'].map((tone) => `${tone}-wash`);

/** Every text on every ground, so that no style can put two together that cannot be read (`colour-use.spec.ts` of the tooling). */
const TEXT_PAIRS = [
  ...[...SURFACES, ...WASHES].flatMap((ground) =>
    [...TEXTS, ...STATES, 'cedar-deep', 'red-deep'].map((text) => [text, ground]),
  ),
  ['on-cedar', 'cedar'],
  ['on-cedar', 'cedar-deep'],
  ['on-red', 'red'],
  ['on-red', 'red-deep'],
  ['paper', 'ink'],
] as [string, string][];

/** Pairs inside `data-surface="cedar"`; states keep their own light tints there. */
const CEDAR_PAIRS = [
  ...[...SURFACES, 'cedar-wash', 'brass-wash'].flatMap((ground) =>
    [...TEXTS, 'cedar-deep'].map((text) => [text, ground]),
  ),
  ['on-cedar', 'cedar'],
  ['on-cedar', 'cedar-deep'],
] as [string, string][];

/** Edges of controls and the focus ring against what is around them (WCAG 1.4.11). */
const EDGES = SURFACES.flatMap((ground) => ['control', 'focus', 'cedar'].map((edge) => [edge, ground])) as [
  string,
  string,
][];

function ratio(palette: Record<string, string>, one: string, other: string): number {
  const [a, b] = [palette[one], palette[other]];
  if (!a || !b) throw new Error(`No colour ${a ? other : one}`);
  return contrast(a, b);
}

describe('contrast of the tokens', () => {
  it('computes what WCAG computes', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(TEXT_PAIRS)('%s on %s can be read', (text, ground) => {
    expect(ratio(light, text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(dark, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('the dark theme has a value for every colour', () => {
    expect(Object.keys(colours(read('dark.css')))).toEqual(Object.keys(light));
  });

  it.each(CEDAR_PAIRS)('%s on %s can be read on cedar', (text, ground) => {
    expect(ratio(onCedar, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...SURFACES, ...WASHES])('ink can be read where a search found it on %s', (ground) => {
    const { ink = '', brass = '' } = light;
    const found = (palette: Record<string, string>) =>
      contrast(palette.ink ?? ink, laidOver(palette.brass ?? brass, palette[ground] ?? '', 0.24));
    expect(found(light)).toBeGreaterThanOrEqual(4.5);
    expect(found(dark)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('%s stands out from %s', (edge, ground) => {
    expect(ratio(light, edge, ground)).toBeGreaterThanOrEqual(3);
    expect(ratio(dark, edge, ground)).toBeGreaterThanOrEqual(3);
    expect(ratio(onCedar, edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
