import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Declaration, parse, type Rule } from 'postcss';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = [
  ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/src`),
  ...['shell', 'mf-public', 'mf-portal', 'mf-admin'].map((name) => `${name}/src`),
].filter((folder) => existsSync(path.join(root, folder)));
const sources = (ending: string) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending) && !/\.spec\.|(^|\/)testing\//.test(file))
      .map((file) => `${folder}/${file}`),
  );
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Where the tokens get their values. */
const TOKENS = ['packages/ui/src/theme.css', 'packages/ui/src/dark.css', 'packages/ui/src/styles/tones.css'];
const styles = sources('.css').filter((file) => !TOKENS.includes(file));

/** Each of these texts can be read on each of these grounds, in both themes (`contrast.spec.ts` of packages/ui). */
const TEXT = /^var\(--(?:color-(?:ink|grey|cedar|cedar-deep|brass|green|blue|red|red-deep|amber)|ui-tone)\)$/;
const GROUND = /^var\(--(?:color-(?:paper|mist|[a-z]+-wash)|ui-tone-wash)\)$/;
const NO_COLOUR = /^(?:inherit|currentcolor|transparent|none|unset|initial)$/i;
/** What is written on a strong ground, and the grounds that it is written on. */
const STRONG: Record<string, readonly string[]> = {
  'var(--color-on-cedar)': ['var(--color-cedar)', 'var(--color-cedar-deep)'],
  'var(--color-on-red)': ['var(--color-red)', 'var(--color-red-deep)'],
  'var(--color-paper)': ['var(--color-ink)'],
};

const LITERAL =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|silver)(?![\w-])/i;
/** The lines to write on of a printed court day: paper is white in either theme. */
const LITERAL_ALLOWED = ['court-day.css: border-color', 'court-day.css: background'];

/** Nothing is written on these, or, where a search found something, ink (`contrast.spec.ts`) or a picture of text. */
const WITHOUT_TEXT =
  /::|^mark$|\[data-hit\]|\.court-day__lines|\.ui-(?:overlay|menu__separator|choice__input)|\.shell-progress/;

interface Found {
  file: string;
  rule: Rule;
  colour: string | undefined;
  ground: string | undefined;
}

function rulesOf(file: string): Found[] {
  const found: Found[] = [];
  parse(read(file)).walkRules((rule) => {
    const value = (...names: string[]) =>
      rule.nodes.filter((node): node is Declaration => node.type === 'decl' && names.includes(node.prop)).at(-1)?.value;
    found.push({ file, rule, colour: value('color'), ground: value('background', 'background-color') });
  });
  return found;
}

const rules = styles.flatMap(rulesOf);
const said = ({ file, rule }: Found, value: string) =>
  `${path.basename(file)}: ${rule.selector.split('\n').at(-1)} ${value}`;
/** `.ui-button--primary:hover` → `.ui-button--primary` */
const withoutState = (selector: string) => selector.replace(/:(?:hover|active|focus|focus-visible)\b/g, '');

describe('colours of styles', () => {
  it('finds the styles', () => {
    expect(styles.length).toBeGreaterThan(40);
    expect(rules.filter(({ colour }) => colour).length).toBeGreaterThan(150);
  });

  it('are named by tokens alone', () => {
    const literal: string[] = [];
    for (const file of styles)
      parse(read(file)).walkDecls(({ prop, value }) => {
        const where = `${path.basename(file)}: ${prop}`;
        if (LITERAL.test(value) && !LITERAL_ALLOWED.includes(where)) literal.push(`${where}: ${value}`);
      });
    expect(literal).toEqual([]);
  });

  it('are those of a text, or are written on their own ground', () => {
    const unknown = rules.filter(({ colour, ground }) => {
      if (!colour || TEXT.test(colour) || NO_COLOUR.test(colour)) return false;
      return !(ground && STRONG[colour]?.includes(ground));
    });
    expect(unknown.map((found) => said(found, `color: ${found.colour}`))).toEqual([]);
  });

  it('of a ground are those that every text can be read on, or come with their own text', () => {
    const unknown = rules.filter(({ rule, colour, ground }) => {
      if (!ground || GROUND.test(ground) || NO_COLOUR.test(ground) || WITHOUT_TEXT.test(rule.selector)) return false;
      const base = withoutState(rule.selector);
      const text = colour ?? rules.find((other) => other.rule.selector === base && other.colour)?.colour;
      return !(text && STRONG[text]?.includes(ground));
    });
    expect(unknown.map((found) => said(found, `background: ${found.ground}`))).toEqual([]);
  });

  it('of components are texts and grounds too', () => {
    const used = sources('.tsx').flatMap((file) =>
      [...read(file).matchAll(/(?<![\w-])(text|bg)-([a-z]+(?:-[a-z]+)*)(?![\w-])/g)].map(([, kind, name]) => ({
        kind,
        value: `var(--color-${name})`,
      })),
    );
    const colours = used.filter(({ value }) =>
      new RegExp(`--color-${value.slice(12, -1)}:`).test(read(TOKENS[0] ?? '')),
    );
    expect(colours.length).toBeGreaterThan(300);
    const unknown = colours.filter(({ kind, value }) => !(kind === 'text' ? TEXT : GROUND).test(value));
    expect(unknown).toEqual([]);
  });
});
