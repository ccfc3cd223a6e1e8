import { mailsArea } from '../../../../src/areas/mails/area.ts';
import type { SentMail } from '../../../../src/domain/journal/sentMail.ts';
import { rightsOf } from '../../../../src/domain/rights.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { isAt, pressButton, toastText } from '../../../support/onScreen.ts';
import { allByRole, byRole, byText, maybeByRole, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer } from '../../../support/serverRows.ts';
import { click } from '../../../support/user.ts';

eachOnServer();

const TITLE = 'Messages envoyés';

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

describe('the messages that were sent', () => {
  it('are listed with recipient, subject and moment, apart from those that wait or failed', async () => {
    const { root, open } = await shown();
    const items = () => allByRole(root, 'listitem').map(({ textContent }) => textContent ?? '');
    await until(() => items().some((text) => text.includes('personne1@exemple.fr')));
    expect(items().join()).toMatch(/Votre rôle a changé.*Sécurité du compte.*Envoyé le/);
    expect(items().join()).not.toContain('personne3@');
    await axeCheck(root);
    await open('En attente');
    await until(() => items().some((text) => text.includes('Prochain essai')));
    await open('Échecs');
    await until(() => byText(root, REASON));
    expect(items().join()).toContain('3 refus');
    await axeCheck(root);
  });

  it('are sent again where they failed, and nothing is done to those that were given up', async () => {
    const { root, open, sent } = await shown();
    await open('Échecs');
    await until(() => byText(root, REASON));
    expect(allByRole(root, 'button').filter((one) => /personne4@/.test(one.ariaLabel ?? ''))).toEqual([]);
    await pressButton(root, 'Réessayer\u00a0: Votre rôle a changé, à personne3@exemple.fr');
    expect(await toastText(root)).toContain('Le message repart');
    expect(sent).toEqual(['/api/messages/3/renvoyer/']);
  });

  it('are given up after a question', async () => {
    const { root, open, sent } = await shown();
    await open('Échecs');
    const name = 'Abandonner\u00a0: Votre rôle a changé, à personne3@exemple.fr';
    await pressButton(root, name);
    await pressButton(await until(() => byRole(root, 'alertdialog')), 'Annuler');
    expect(sent).toEqual([]);
    await until(() => !maybeByRole(root, 'alertdialog'));
    await pressButton(root, name);
    await pressButton(await until(() => byRole(root, 'alertdialog')), 'Abandonner le message');
    expect(await toastText(root)).toContain('Message abandonné');
    expect(sent).toEqual(['/api/messages/3/abandonner/']);
  });

  it('say why one is not sent again', async () => {
    const { root, open } = await shown(() =>
      Response.json({ success: false, message: 'Ce message est déjà parti.' }, { status: 409 }),
    );
    await open('Échecs');
    await pressButton(root, 'Réessayer\u00a0: Votre rôle a changé, à personne3@exemple.fr');
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
    await until(() => byText(root, 'Aucun message envoyé'));
    await click(byRole(root, 'tab', 'Échecs'));
    await until(() => byText(root, 'Aucun échec'));
  });
});
