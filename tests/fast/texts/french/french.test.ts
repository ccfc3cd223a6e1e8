import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frenchTextsOf } from './frenchTexts';
import { broken, isFrench, rules, VALUE } from './rules';
import { stringsOfMarkup, stringsOfPhp, stringsOfScript, stringsOfSettings } from './stringsOf';
import { decided, verbatim } from './verbatim';

const requirements: Readonly<Record<string, string>> = Object.assign(
  {},
  ...JSON.parse(readFileSync('tests/tools/acceptance/requirements-1.json', 'utf8')).map(
    (section: { requirements: object }) => section.requirements,
  ),
);
/** What files and searches hold, as people and programs write it, and the keys of texts. */
const DATA = /^src\/domain\/(?:import|search|csv)\/|^src\/messages\/keys\.ts/;
const texts = frenchTextsOf(['src', 'embed', 'demo']).filter(({ place }) => !DATA.test(place));
const exceptions = new Set([...verbatim.map(({ text }) => text), ...decided]);

describe('the French texts', () => {
  it('follow the rules of typography, except where the specification prints otherwise', () => {
    const breaches = texts
      .filter(({ text }) => !exceptions.has(text))
      .flatMap(({ text, place }) => broken(text).map((rule) => `${place} ${rule}: ${text}`));
    expect(breaches).toEqual([]);
  });

  it('come from scripts, pages, PHP and settings alike', () => {
    const endings = new Set(texts.map(({ place }) => /\.(\w+):/.exec(place)?.[1]));
    expect([...endings].sort()).toEqual(
      expect.arrayContaining(['html', 'ini', 'js', 'json', 'php', 'ts', 'tsx', 'yml']),
    );
    expect(texts.length).toBeGreaterThan(2000);
  });
});

describe('the strings of the specification', () => {
  const found = new Set(texts.map(({ text }) => text));

  it('print them as the specification does', () => {
    for (const { id, text, printed = text } of verbatim) {
      const [before = '', after = ''] = printed.split(VALUE);
      expect.soft(requirements[id], `${id}: ${text}`).toContain(before);
      expect.soft(requirements[id], `${id}: ${text}`).toContain(after);
      expect.soft(found, `${id}: ${text}`).toContain(text);
      expect.soft(broken(text), `${id}: ${text}`).not.toEqual([]);
    }
  });

  const printed = Object.entries(requirements).flatMap(([id, line]) =>
    [...line.matchAll(/`([^`]+)`|«([^»]+)»/g)]
      .map((match) => ({ id, text: match[1] ?? match[2] ?? '' }))
      .filter(({ text }) => isFrench(text) && !text.startsWith('#')),
  );

  it('stand in the texts byte for byte, but for values', () => {
    const isThere = (text: string) => {
      if (found.has(text)) return true;
      const parts = text.split(/\.{3}|…|\b[XY]\b/);
      return texts.some((one) => parts.every((part) => one.text.includes(part)));
    };
    expect(printed.length).toBeGreaterThan(250);
    expect(printed.filter(({ text }) => !isThere(text))).toEqual([]);
  });

  it('are all among the exceptions where they break a rule', () => {
    const known = verbatim.map(({ text }) => text.split(VALUE));
    const isKnown = (text: string) => known.some((parts) => parts.every((part) => text.includes(part)));
    const withValues = printed.map(({ id, text }) => ({ id, text: text.replaceAll(' ... ', ` ${VALUE} `) }));
    expect(withValues.filter(({ text }) => broken(text).length > 0 && !isKnown(text))).toEqual([]);
  });
});

describe('the rules of French', () => {
  const [before, missing, opening, unit, apostrophe, ellipsis, email, quotes, spaces, gender] =
    Object.keys(rules);

  it('find what is wrong', () => {
    const rows = [
      ['Merci !', before],
      ['Attention : rien', before],
      ['« Oui\u00a0»', opening],
      ['«\u00a0Oui »', before],
      ['Merci!', missing],
      ['Erreur: rien', missing],
      ['«\u00a0Oui»', missing],
      ['2 Mo au plus', unit],
      ['Tag n° 3', unit],
      ["L'étape", apostrophe],
      ['Chargement...', ellipsis],
      ['Votre email', email],
      ['Un courriel', email],
      ['Par mail', email],
      ['Le groupe "A"', quotes],
      ['Deux  espaces', spaces],
      [`${VALUE} ajouté, rôle`, gender],
      [`${VALUE} n’est plus enregistré`, gender],
      ['Connecté en tant que', gender],
    ] as const;
    for (const [text, rule] of rows) expect.soft(broken(text), text).toEqual([rule]);
  });

  it('find nothing wrong with French typography', () => {
    const right = [
      'Attention\u00a0: «\u00a0Oui\u00a0»\u202f!',
      'L’adresse e-mail, https://exemple.fr:80/a?b=c',
      'À 10:30, 2\u00a0Mo… (--mail)',
      `Le groupe ${VALUE} a été ajouté`,
    ];
    for (const text of right) expect.soft(broken(text), text).toEqual([]);
  });
});

describe('the search for texts', () => {
  const textsOf = (found: readonly { text: string }[]) => found.map(({ text }) => text);

  it('reads literals, templates and JSX, but neither comments nor names of modules', () => {
    const code = `import a from 'Module'; // 'Non'\nconst b = \`Un \${a} de\`; const c = <p title="Titre">Texte&nbsp;: {'Mot'}</p>;`;
    expect(textsOf(stringsOfScript(code, 'a.tsx'))).toEqual([
      `Un ${VALUE} de`,
      'Titre',
      'Texte\u00a0: ',
      'Mot',
    ]);
  });

  it('reads pages, PHP and settings', () => {
    expect(textsOf(stringsOfMarkup('<p title="Un&nbsp;!">Deux\n trois</p><script>"Non"</script>'))).toEqual([
      'Un\u00a0!',
      'Deux trois',
    ]);
    expect(textsOf(stringsOfPhp("<?php\n/* 'Non' */ // 'Non'\necho 'L\\'un', \"Deux %s\";"))).toEqual([
      "L'un",
      `Deux ${VALUE}`,
    ]);
    expect(textsOf(stringsOfSettings('A="Un"\nb: \'Deux\'\n"c": "Trois",\nd: Quatre'))).toEqual([
      'Un',
      'Deux',
      'Trois',
      'Quatre',
    ]);
  });

  it('tells French from code and from English', () => {
    const french = ['Merci !', 'Oui', 'le nom', 'Étape'];
    const others = [
      'data-parvis',
      '(min-width: 3px)',
      'Parvis: the form is missing',
      'select id from membres',
      ': 1',
    ];
    expect([...french, ...others].filter(isFrench)).toEqual(french);
  });
});
