import { Fragment } from 'react';
import type { OperationSubject } from '../../domain/journal/operation';
import { Link } from '../../routing/Link';
import { useCapability, useRight } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { type MembersPath, useMembersPath } from '../frame/navigation/membersPath';
import { eventPaths, formPaths, memberPaths } from '../routes';
import { journalRoleTexts } from './texts.fr';

interface OperationNamesProps {
  subjects: readonly OperationSubject[];
  /** Said after the names, where there are more. */
  more?: string | undefined;
}

/** The names of what was changed, with links to what still exists. */
export function OperationNames({ subjects, more }: OperationNamesProps) {
  const pathOf = usePathOf();
  const roles: Readonly<Record<string, string>> = useTexts(journalRoleTexts);
  // What a role needs is journalled under its code.
  const nameOf = ({ objet, nom }: OperationSubject) => (objet === 'exigences' && roles[nom ?? '']) || nom;
  return (
    <>
      {subjects.map((subject, at) => {
        const path = subject.vers ? pathOf(subject.vers) : subject.existe && pathOf(subject);
        return (
          <Fragment key={`${subject.objet} ${subject.id}`}>
            {at > 0 && ', '}
            {path ? <Link to={path}>{subject.nom}</Link> : nameOf(subject)}
          </Fragment>
        );
      })}
      {more && ` ${more}`}
    </>
  );
}

type Address = (members: MembersPath, id: number) => string;

/** Where a row is shown: by itself, or by the list of its members. */
const ADDRESSES: Readonly<Record<string, Address>> = {
  membres: (_, id) => memberPaths.detail.to({ id }),
  evenements: (_, id) => eventPaths.detail.to({ id }),
  formulaires: (_, id) => formPaths.answer.to({ id }),
  groupes: (members, id) => members('groupes', id),
  departements: (members, id) => members('departements', id),
  tags: (members, id) => members('tags', id),
  etapes: (members, id) => members('etapes', id),
};

/** Gives the address of a row in the console, where the user may open it. */
function usePathOf(): (subject: Pick<OperationSubject, 'objet' | 'id'>) => string | undefined {
  const members = useMembersPath();
  const isOpen: Readonly<Record<string, boolean>> = {
    evenements: useRight('evenements.lire'),
    formulaires: [useRight('reponses.lire'), useCapability('reponses')].every(Boolean),
    departements: [useRight('membres.lire'), useCapability('filtres')].every(Boolean),
  };
  const others = useRight('membres.lire');
  return ({ objet: subject, id }) =>
    members && (isOpen[subject] ?? others) ? ADDRESSES[subject]?.(members, id) : undefined;
}
