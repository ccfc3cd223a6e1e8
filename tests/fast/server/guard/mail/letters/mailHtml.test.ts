import { describe, expect, it } from 'vitest';
import { bothParts } from '../../../../../../demo/server/letters/wire/wireMail';

const LINK = 'https://eglise.exemple/lien?jeton=abc&x=1';
const EVENT = 'Camp <b>d’hiver</b> & "fête"';
/** One letter of each kind as it is stored: heading, rows, event, label and address. */
const LETTERS: Record<string, string> = {
  inscription: `Bonjour Awa,\n\nKim est sur la liste d’attente.\nSi une place se libère, vous recevrez un e-mail.\n\n${EVENT}\nsamedi 21 novembre 2099, à 9\u00a0h\nLieu\u00a0: Temple\n\n- Awa\u00a0: une place\n- Kim\u00a0: liste d’attente, n°\u00a01\n\nVoir ou changer l’inscription\u00a0:\n{lien}\n\nPossible jusqu’au 24 janvier.\n`,
  evenement: `Bonjour,\n\nCet événement est annulé.\n\nMotif\u00a0: <img src="https://piege.exemple/x">\n\n${EVENT}\nà partir du samedi 21 novembre 2099\n`,
  service: `Bonjour Léo,\n\nPouvons-nous compter sur vous\u00a0?\n\nOui, je viens\u00a0:\n{lien}&choix=oui\n\nNon, je ne peux pas\u00a0:\n{lien}&choix=non\n`,
  rappel: `Bonjour,\n\nRappel\u00a0: nous vous attendons.\n\n${EVENT}\nsamedi 21 novembre 2099\n`,
  remplacement: `Bonjour Ada,\n\nUne autre personne prend votre place à cette date.\nVous n’avez rien à faire.\n\n${EVENT}\nsamedi 21 novembre 2099\nVotre rôle\u00a0: Lecture\n`,
  'mot-de-passe':
    'Bonjour,\n\nUn nouveau mot de passe a été demandé.\n\nChoisir un mot de passe\u00a0:\n{lien}\n',
};

const partsOf = (kind: string, organisation?: string) =>
  bothParts(LETTERS[kind] ?? '', { subject: `Camp <${kind}>`, kind, link: LINK, organisation });

/** What a reader sees of the HTML part, and of a link its words alone. */
const readable = (html = ''): string =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \n]+/g, ' ')
    .trim();

describe('The HTML part of a mail', () => {
  for (const kind of Object.keys(LETTERS))
    it(`says the same sentences in the same order, and nothing else: ${kind} [V5]`, () => {
      const { text, html } = partsOf(kind, 'Paroisse des Tilleuls');
      const said = text
        // Addresses stand behind the words that name them, rows in columns.
        .replaceAll(/\u00a0:\nhttps:\S+/g, '')
        .replaceAll(/^- (.*?)\u00a0: /gm, '$1 ')
        .replaceAll(/[ \n]+/g, ' ')
        .trim();
      expect(readable(html)).toBe(said);
    });

  it('escapes every word, and loads nothing from elsewhere [V5]', () => {
    for (const kind of Object.keys(LETTERS)) {
      const { html = '' } = partsOf(kind, 'Paroisse <i>');
      expect.soft(html).not.toMatch(/<img|<b>d’hiver|<i>|<script|<link|<\w+\s[^>]*src=|url\(|@import/);
      const addresses = [...html.matchAll(/https?:[^"<\s]+/g)].map(([address]) => address);
      // What a person typed stands as words.
      expect
        .soft(
          new Set(addresses.filter((address) => !address.includes('piege')).map((one) => new URL(one).host)),
        )
        .toEqual(new Set(LETTERS[kind]?.includes('{lien}') ? ['eglise.exemple'] : []));
    }
  });

  it('names each link after what its page does [V5]', () => {
    const named = (kind: string) =>
      [...(partsOf(kind).html ?? '').matchAll(/<a class="(\w)" href="([^"]+)">([^<]+)<\/a>/g)].map(
        ([, look, address, label]) => [look, address?.replaceAll('&amp;', '&'), label],
      );
    expect(named('inscription')).toEqual([['b', LINK, 'Voir ou changer l’inscription']]);
    expect(named('service')).toEqual([
      ['b', `${LINK}&choix=oui`, 'Oui, je viens'],
      ['l', `${LINK}&choix=non`, 'Non, je ne peux pas'],
    ]);
  });

  it('has the news as its heading, people in rows and the event as a block [V5]', () => {
    const { html } = partsOf('inscription', 'Paroisse');
    expect(html).toContain('<h1>Kim est sur la liste d’attente.</h1>');
    expect(html).toContain('<th scope="row">Kim</th><td>liste d’attente, n°\u00a01</td>');
    expect(html).toContain('<p class="e"><b>Camp &lt;b&gt;d’hiver');
  });
});

describe('A letter', () => {
  it('begins and ends with the organisation, where it is known [V5, V15]', () => {
    const { text } = partsOf('inscription', 'Paroisse des Tilleuls');
    expect(text.split('\n').slice(0, 3)).toEqual(['Paroisse des Tilleuls', '', 'Bonjour Awa,']);
    expect(text).toMatch(/\n\nÀ bientôt,\nParoisse des Tilleuls\n$/);
    expect(partsOf('mot-de-passe', 'Paroisse').text).toMatch(
      /Cet e-mail part automatiquement de Parvis.*Paroisse\.\n$/,
    );
    expect(partsOf('inscription').text.startsWith('Bonjour Awa,')).toBe(true);
  });
});
