import { Fragment } from 'react';
import type { Objet } from '../../domain/journal/operation';
import { Link } from '../../routing/Link';
import { useCapability, useRight } from '../../session/useSession';
import { type MembersPath, useMembersPath } from '../frame/navigation/membersPath';
import { eventRoutes, formsRoutes, memberRoutes } from '../routes';

interface OperationNamesProps {
  objets: readonly Objet[];
  /** Said after the names, where there are more. */
  more?: string | undefined;
}

/** The names of what was changed, with links to what still exists. */
export function OperationNames({ objets, more }: OperationNamesProps) {
  const pathOf = usePathOf();
  return (
    <>
      {objets.map((objet, at) => {
        const path = objet.vers ? pathOf(objet.vers) : objet.existe && pathOf(objet);
        return (
          <Fragment key={`${objet.objet} ${objet.id}`}>
            {at > 0 && ', '}
            {path ? <Link to={path}>{objet.nom}</Link> : objet.nom}
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
  membres: (_, id) => memberRoutes.detail.to({ id }),
  evenements: (_, id) => eventRoutes.detail.to({ id }),
  formulaires: (_, id) => formsRoutes.answer.to({ id }),
  groupes: (members, id) => members('groupes', id),
  departements: (members, id) => members('departements', id),
  tags: (members, id) => members('tags', id),
  etapes: (members, id) => members('etapes', id),
};

/** Gives the address of a row in the console, where the user may open it. */
function usePathOf(): (objet: Pick<Objet, 'objet' | 'id'>) => string | undefined {
  const members = useMembersPath();
  const isOpen: Readonly<Record<string, boolean>> = {
    evenements: useRight('evenements.lire'),
    formulaires: [useRight('reponses.lire'), useCapability('reponses')].every(Boolean),
    departements: [useRight('membres.lire'), useCapability('filtres')].every(Boolean),
  };
  const others = useRight('membres.lire');
  return ({ objet, id }) =>
    members && (isOpen[objet] ?? others) ? ADDRESSES[objet]?.(members, id) : undefined;
}
