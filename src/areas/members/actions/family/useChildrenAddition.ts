import type { Client } from '../../../../api/client';
import { memberCalls } from '../../../../api/endpoints/members';
import { memberWriteCalls } from '../../../../api/endpoints/memberWrites';
import { failureOf } from '../../../../api/errors';
import { useClient, useQuery, write } from '../../../../api/useApi';
import type { Member } from '../../../../domain/members/member';
import type { Option } from '../../../../people/picker/useChoice';
import { failureText } from '../../../../texts/failures';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { familyTexts } from '../texts.fr';

/** The other parent that new children are offered for. */
interface OtherParent {
  id: number;
  name: string;
}

/** What the server said about children that were added. */
interface Added {
  message: string;
  warnings: readonly string[];
}

/** The spouse; undefined without one, and for one that the back end knows by name only. */
function otherParentOf({ conjoint: spouse }: Member): OtherParent | undefined {
  if (typeof spouse !== 'object' || spouse?.id == null) return undefined;
  return { id: spouse.id, name: fullNameOf(spouse) };
}

const idsOf = (children: readonly Option[]): number[] => children.map(({ id }) => id);

/** One call for one parent. */
async function give(client: Client, id: number, children: readonly Option[]) {
  const args = { id, body: { enfants_ids: idsOf(children) } };
  const { message, warnings, data } = await write(client, memberWriteCalls.addChildren, args);
  return { message: message ?? '', warnings: warnings ?? [], data: data ?? [] };
}

/**
 * Gives children to the other parent, once they are given to the first one. When that fails, an alert says what was done
 * and what wasn't, and offers to make this call again; the promise then resolves to nothing.
 */
function useOtherGift() {
  const texts = useTexts(familyTexts);
  const alert = useAlert();
  const client = useClient();
  const giveOther = async (
    parent: OtherParent,
    children: readonly Option[],
    done: string,
  ): Promise<Added | undefined> => {
    try {
      return await give(client, parent.id, children);
    } catch (error) {
      const failure = failureOf(error);
      const isContract = failure.kind === 'contract';
      const reason = isContract ? texts.invalidAnswer : failureText(failure, texts.childrenFailed);
      const names = children.map(({ label }) => label).join(', ');
      await alert({
        title: texts.halfDone,
        text: [done, texts.notGiven(names, parent.name, reason)].filter(Boolean).join('\n'),
        tone: 'warning',
        actions: [{ label: texts.giveAgain, run: () => void giveAgain(parent, children) }],
      });
      return undefined;
    }
  };
  const giveAgain = async (parent: OtherParent, children: readonly Option[]) => {
    const answer = await giveOther(parent, children, '');
    if (answer) await alert({ title: texts.childrenDone, text: additionText(answer), tone: 'success' });
  };
  return giveOther;
}

/**
 * Gives children to a member and, where asked, to the spouse as well: two calls, because the back end knows children by
 * parent. `add` rejects when the first call fails, and nothing was done then; it resolves to nothing when the second one
 * fails, which an alert has told.
 */
export function useChildrenAddition(member: Member) {
  const texts = useTexts(familyTexts);
  const client = useClient();
  const giveOther = useOtherGift();
  const other = otherParentOf(member);
  // The spouse may have some of them already, and back ends refuse a child that is there twice.
  const { data: record } = useQuery(memberCalls.withRelations, other ? { id: other.id } : null);
  const add = async (children: readonly Option[], isForOther: boolean): Promise<Added | undefined> => {
    const first = await give(client, member.id, children);
    const given = new Set(first.data.flatMap(({ id }) => id ?? []));
    const known = new Set((record?.enfants ?? []).flatMap(({ id }) => id ?? []));
    const missing = children.filter(({ id }) => (given.size === 0 || given.has(id)) && !known.has(id));
    if (!other || !isForOther || missing.length === 0) return first;
    const second = await giveOther(other, missing, first.message || texts.given(fullNameOf(member)));
    return (
      second && {
        message: [first.message, second.message].filter(Boolean).join('\n'),
        warnings: [...new Set([...first.warnings, ...second.warnings])],
      }
    );
  };
  return { other, add };
}

/** The sentences of an answer as one text. */
export const additionText = ({ message, warnings }: Added): string =>
  [message, ...warnings.filter((text) => !message.includes(text))].filter(Boolean).join('\n');
