import { membres } from '../../../../api/endpoints/membres';
import { membresWrites } from '../../../../api/endpoints/membresWrites';
import { failureOf } from '../../../../api/errors';
import { useClient, useQuery, write } from '../../../../api/useApi';
import type { Membre } from '../../../../domain/members/membre';
import type { Option } from '../../../../people/picker/useChoice';
import { failureText } from '../../../../texts/failures';
import { fullNameOf } from '../../../../texts/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { familyTexts } from './texts';

/** The other parent that new children are offered for. */
export interface OtherParent {
  id: number;
  name: string;
}

/** What the server said about children that were added. */
export interface Added {
  message: string;
  warnings: readonly string[];
}

/** The spouse; undefined without one, and for one that the back end knows by name only. */
export function otherParentOf({ conjoint }: Membre): OtherParent | undefined {
  if (typeof conjoint !== 'object' || conjoint?.id == null) return undefined;
  return { id: conjoint.id, name: fullNameOf(conjoint) };
}

/**
 * Gives children to a member and, where asked, to the spouse as well: two calls, because the back end knows children by
 * parent. `add` rejects when the first call fails, and nothing was done then. When only the second fails, an alert says
 * what was done and what wasn't, and offers to try the second call again.
 */
export function useChildrenAddition(membre: Membre) {
  const texts = useTexts(familyTexts);
  const alert = useAlert();
  const client = useClient();
  const other = otherParentOf(membre);
  // The spouse may have some of them already, and back ends refuse a child that is there twice.
  const { data: record } = useQuery(membres.withRelations, other ? { id: other.id } : null);

  const give = async (id: number, enfants_ids: number[]) => {
    const { message, warnings, data } = await write(client, membresWrites.addChildren, {
      id,
      body: { enfants_ids },
    });
    return { message: message ?? '', warnings: warnings ?? [], data: data ?? [] };
  };

  /** Resolves to nothing when it failed, which the alert has told by then. */
  const giveOther = async (parent: OtherParent, children: readonly Option[], done: string) => {
    try {
      return await give(
        parent.id,
        children.map(({ id }) => id),
      );
    } catch (error) {
      const failure = failureOf(error);
      const reason =
        failure.kind === 'contract' ? texts.invalidAnswer : failureText(failure, texts.childrenFailed);
      const names = children.map(({ label }) => label).join(', ');
      await alert({
        title: texts.halfDone,
        text: [done, texts.notGiven(names, parent.name, reason)].filter(Boolean).join('\n'),
        tone: 'warning',
        actions: [{ label: texts.giveAgain, run: () => void giveAgain(parent, children) }],
      });
    }
  };
  const giveAgain = async (parent: OtherParent, children: readonly Option[]) => {
    const answer = await giveOther(parent, children, '');
    if (answer) await alert({ title: texts.childrenDone, text: textOf(answer), tone: 'success' });
  };

  /** @returns nothing when it was half done, which an alert has told by then */
  const add = async (children: readonly Option[], isForOther: boolean): Promise<Added | undefined> => {
    const first = await give(
      membre.id,
      children.map(({ id }) => id),
    );
    const given = new Set(first.data.flatMap(({ id }) => id ?? []));
    const known = new Set((record?.enfants ?? []).flatMap(({ id }) => id ?? []));
    const missing = children.filter(({ id }) => (given.size === 0 || given.has(id)) && !known.has(id));
    if (!other || !isForOther || missing.length === 0) return first;
    const second = await giveOther(other, missing, first.message || texts.given(fullNameOf(membre)));
    if (!second) return undefined;
    return {
      message: [first.message, second.message].filter(Boolean).join('\n'),
      warnings: [...new Set([...first.warnings, ...second.warnings])],
    };
  };
  return { other, add };
}

/** The sentences of an answer as one text. */
export const textOf = ({ message, warnings }: Added): string =>
  [message, ...warnings.filter((text) => !message.includes(text))].filter(Boolean).join('\n');
