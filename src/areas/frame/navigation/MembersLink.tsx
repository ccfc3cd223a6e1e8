import type { ReactNode } from 'react';
import { Link } from '../../../routing/Link';
import { useTexts } from '../../../texts/texts';
import { buttonClass } from '../../../ui/button/buttonClass';
import { Icon } from '../../../ui/icon/Icon';
import { memberPaths } from '../../routes';
import { membersLinkTexts } from './texts.fr';

/** A small link from a row to its members in the members list. */
export function SeeMembersLink({ to, name }: { to: string; name: string }) {
  const { see } = useTexts(membersLinkTexts);
  return (
    <Link to={to} className={buttonClass('quiet')} aria-label={`${see}\u00a0: ${name}`} title={see}>
      <Icon name="users" />
    </Link>
  );
}

/** A name that leads to the record. */
export const recordLink = ({ id }: { id: number }, name: ReactNode) => (
  <Link to={memberPaths.detail.to({ id })}>{name}</Link>
);

/** A link from a list of people to the members list, where there is more to do with them. */
export function OpenInListLink({ to }: { to: string }) {
  const texts = useTexts(membersLinkTexts);
  return (
    <Link to={to} className={buttonClass()} title={texts.openHint}>
      <Icon name="list" />
      <span>{texts.open}</span>
    </Link>
  );
}
