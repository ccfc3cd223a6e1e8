import { mailsArea } from '../../../../src/areas/mails/area.ts';
import type { SentMail } from '../../../../src/domain/journal/sentMail.ts';
import { rightsOf } from '../../../../src/domain/rights.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { actOnRow, isAt, pressButton, tallRows, toastText } from '../../../support/onScreen.ts';
import { allByRole, byRole, byText, maybeByRole, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer } from '../../../support/serverRows.ts';
import { click } from '../../../support/user.ts';

eachOnServer();

const TITLE = 'E-mails envoyés';

const mail = (id: number, more: Partial<SentMail> = {}): SentMail => ({
  id,
  genre: 'securite',
  destinataire: `personne${id}@exemple.fr`,
  objet: 'Votre rôle a changé',
  etat: 'envoye',
  essais: 0,
  cree_le: '2026-01-02T10:00:00Z',
  prochain_le: null,
  fini_le: '2026-01-02T10:01:00Z',
  raison: null,
  renvoyable: false,
  ...more,
});

const REASON = 'Refusé par le serveur d’e-mails\u00a0: 550 no such mailbox';
const failed = mail(3, { etat: 'echec', essais: 3, raison: REASON, renvoyable: true });
const rows: readonly SentMail[] = [
  mail(1),
  mail(2, { etat: 'attente', prochain_le: '2026-01-02T11:00:00Z', fini_le: null }),
  failed,
  mail(4, { etat: 'abandonne', raison: 'Abandonné par un administrateur.' }),
];

/** The screen, whose back end has these mails. `sent` has its writes. */
async function shown(reply?: () => Response) {
  const sent: string[] = [];
  const now = [...rows];
  const { root } = await showOnServer(mailsArea, {}, async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    if (!pathname.startsWith('/api/messages/')) return fetch(input, init);
    if (init?.method === 'POST') {
      sent.push(pathname);
      if (reply) return reply();
      now.splice(2, 1, { ...failed, etat: 'attente', raison: null, renvoyable: false });
      return Response.json({ success: true, data: now[2] });
    }
    const list = searchParams.get('etat');
    const results = now.filter(({ etat }) => etat === list || (list === 'echec' && etat === 'abandonne'));
    return Response.json({ count: results.length, next: null, previous: null, results });
  });
  await isAt(root, TITLE);
  const open = async (name: string) => click(await until(() => byRole(root, 'tab', name)));
  return { root, open, sent };
}

const FAILED_ROW = 'Votre rôle a changé, à personne3@exemple.fr';

describe('the messages that were sent', () => {
  it('are listed with recipient, subject and moment in rows of 52 px, apart from those that wait or failed [V14]', async () => {
    const { root, open } = await shown();
    const items = () => allByRole(root, 'listitem').map(({ textContent }) => textContent ?? '');
    await until(() => items().some((text) => text.includes('personne1@exemple.fr')));
    expect(items().join()).toMatch(/Votre rôle a changé.*Sécurité du compte.*Envoyé le/);
    expect(items().join()).not.toContain('personne3@');
    expect(tallRows(root)).toEqual([]);
    await axeCheck(root);
    await open('En attente');
    await until(() => items().some((text) => text.includes('Prochain essai')));
    await open('Non envoyés');
    await until(() => byText(root, REASON));
    expect(items().join()).toContain('Refusé 3 fois');
    await axeCheck(root);
  });

  it('are sent again where they failed, and nothing is done to those that were given up', async () => {
    const { root, open, sent } = await shown();
    await open('Non envoyés');
    await until(() => byText(root, REASON));
    expect(allByRole(root, 'button').filter((one) => /personne4@/.test(one.ariaLabel ?? ''))).toEqual([]);
    await actOnRow(root, FAILED_ROW, 'Réessayer\u00a0: Votre rôle a changé, à personne3@exemple.fr');
    expect(await toastText(root)).toContain('E-mail renvoyé');
    expect(sent).toEqual(['/api/messages/3/renvoyer/']);
  });

  it('are given up after a question', async () => {
    const { root, open, sent } = await shown();
    await open('Non envoyés');
    const name = 'Ne plus envoyer\u00a0: Votre rôle a changé, à personne3@exemple.fr';
    await actOnRow(root, FAILED_ROW, name);
    await pressButton(await until(() => byRole(root, 'alertdialog')), 'Annuler');
    expect(sent).toEqual([]);
    await until(() => !maybeByRole(root, 'alertdialog'));
    await actOnRow(root, FAILED_ROW, name);
    await pressButton(await until(() => byRole(root, 'alertdialog')), 'Ne plus envoyer');
    expect(await toastText(root)).toContain('Envoi arrêté');
    expect(sent).toEqual(['/api/messages/3/abandonner/']);
  });

  it('say why one is not sent again', async () => {
    const { root, open } = await shown(() =>
      Response.json({ success: false, message: 'Ce message est déjà parti.' }, { status: 409 }),
    );
    await open('Non envoyés');
    await actOnRow(root, FAILED_ROW, 'Réessayer\u00a0: Votre rôle a changé, à personne3@exemple.fr');
    const asked = await until(() => byRole(root, 'alertdialog'));
    await until(() => byText(root, /Ce message est déjà parti/));
    await pressButton(asked, 'Compris');
  });

  it('say that there are none, and let a person who may not change them do nothing', async () => {
    const { root } = await showOnServer(mailsArea, {}, async (input, init) => {
      if (String(input).includes('/api/messages/'))
        return Response.json({ count: 0, next: null, previous: null, results: [] });
      const answer = await fetch(input, init);
      if (!String(input).endsWith('/api/verify-token')) return answer;
      const { data } = (await answer.json()) as { data: { user: object } };
      const droits = rightsOf('administrateur').filter((right) => right !== 'messages.modifier');
      return Response.json({ data: { ...data, user: { ...data.user, droits } } });
    });
    await until(() => byText(root, 'Aucun e-mail envoyé'));
    await click(byRole(root, 'tab', 'Non envoyés'));
    await until(() => byText(root, 'Aucun e-mail non envoyé'));
  });
});

const TRIAL = 'Envoyer un e-mail d’essai';

/** The screen, whose back end answers the trial mail so. */
async function withTrial(reply: () => Response | Promise<Response>) {
  const calls: string[] = [];
  const { root } = await showOnServer(mailsArea, {}, async (input, init) => {
    if (!String(input).endsWith('/api/serveur/courriel/')) return fetch(input, init);
    calls.push(init?.method ?? 'GET');
    return reply();
  });
  await isAt(root, TITLE);
  return { root, calls };
}

describe('the trial mail', () => {
  it('is sent by the reference server to one’s own address, and a note says so in place [O9]', async () => {
    const { root } = await showOnServer(mailsArea);
    await isAt(root, TITLE);
    await pressButton(root, TRIAL);
    await until(() => byText(root, 'E-mail d’essai envoyé.'));
    const status = allByRole(root, 'status').find(({ textContent }) => textContent?.includes('essai'));
    expect(status?.textContent).toMatch(/a pris le message d’essai pour \S+@\S+\. .*indésirables/);
    await axeCheck(root);
  });

  it('says what is wrong and what to do, and keeps the focus while it runs [O9]', async () => {
    let answer: (response: Response) => void = () => {};
    const { root, calls } = await withTrial(
      () =>
        new Promise((done) => {
          answer = done;
        }),
    );
    await pressButton(root, TRIAL);
    const running = await until(() => byRole(root, 'button', 'Envoi en cours…'));
    await click(running);
    expect(calls).toEqual(['POST']);
    const phrase = 'Le serveur d’e-mails refuse le mot de passe. Corrigez-le dans PARVIS_SMTP.';
    answer(Response.json({ success: true, data: { envoye: false, phrase } }));
    await until(() => byText(root, 'L’e-mail d’essai n’est pas parti.'));
    await until(() => byText(root, new RegExp(phrase)));
    await until(() => byRole(root, 'button', TRIAL));
    await axeCheck(root);
  });

  it('says why none was sent where the network broke or it was asked for too soon [O9]', async () => {
    const replies = [
      () => Response.json({ success: false, message: 'Recommencez dans 7 secondes.' }, { status: 429 }),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ];
    const { root } = await withTrial(() => (replies.shift() ?? Response.error)());
    await pressButton(root, TRIAL);
    await until(() => byText(root, /Recommencez dans 7 secondes/));
    await pressButton(root, TRIAL);
    const status = await until(() =>
      allByRole(root, 'status').find(({ textContent }) => /peut-être fait/.test(textContent ?? '')),
    );
    expect(status.textContent).not.toContain('Recommencez dans 7');
  });

  it('is not offered where the back end has none, nor to a person who may not send it [O9]', async () => {
    for (const change of ['capability', 'right'] as const) {
      const { root } = await showOnServer(mailsArea, {}, async (input, init) => {
        const answer = await fetch(input, init);
        if (!String(input).endsWith('/api/verify-token')) return answer;
        const { data } = (await answer.json()) as { data: { user: object; capacites: string[] } };
        const droits = rightsOf('administrateur').filter((right) => right !== 'serveur.modifier');
        if (change === 'right') return Response.json({ data: { ...data, user: { ...data.user, droits } } });
        const capacites = data.capacites.filter((name) => name !== 'etat-serveur');
        return Response.json({ data: { ...data, capacites } });
      });
      await isAt(root, TITLE);
      await until(() => byRole(root, 'tab', 'Non envoyés'));
      expect(allByRole(root, 'button').filter(({ textContent }) => textContent === TRIAL)).toEqual([]);
    }
  });
});
