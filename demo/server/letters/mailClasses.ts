/**
 * Which mails leave first. A person waits at the screen for a password or an invitation; visitors can cause as many mails as
 * they like. So those of visitors have a share of the queue, and a number per hour, whatever they cause.
 */
import type { MailKind } from './MailQueue';

/** `access` opens or keeps an account, `notice` is written by the organisation or to accounts, `visitor` is caused by visitors. */
export type MailClass = 'access' | 'notice' | 'visitor';

const CLASS_OF: Readonly<Record<MailKind, MailClass>> = {
  'mot-de-passe': 'access',
  invitation: 'access',
  adresse: 'access',
  securite: 'notice',
  avis: 'notice',
  evenement: 'notice',
  rappel: 'notice',
  service: 'notice',
  remplacement: 'notice',
  serveur: 'notice',
  inscription: 'visitor',
};

export const classOf = (kind: string): MailClass => CLASS_OF[kind as MailKind] ?? 'notice';

/** The kinds of a class. A kind that is unknown is a notice. */
export const mailKindsOf = (wanted: MailClass): string[] =>
  Object.entries(CLASS_OF)
    .filter(([, each]) => each === wanted)
    .map(([kind]) => kind);

/** The order in which a mail is looked for after one of this class: a visitor’s mail is never sent twice in a row while others wait. */
export const orderAfter = (last: MailClass): readonly MailClass[] =>
  last === 'notice' ? ['access', 'visitor', 'notice'] : ['access', 'notice', 'visitor'];
