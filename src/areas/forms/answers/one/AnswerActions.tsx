import { type RefObject, useContext } from 'react';
import { hiddenRows } from '../../../../data/hiddenFields/hiddenRows';
import type { FormDefinition } from '../../../../domain/forms/form';
import { memberOfAnswer } from '../../../../domain/forms/memberOfAnswer';
import type { ReceivedAnswer } from '../../../../domain/forms/receivedAnswer';
import { proposeMember } from '../../../../people/proposedMember';
import { useLocation } from '../../../../routing/useLocation';
import { Allowed, useRight, useSession } from '../../../../session/useSession';
import { formatMoment } from '../../../../texts/records/longFormats';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { IconButton } from '../../../../ui/button/IconButton';
import { printSheet } from '../../../../ui/output/printSheet';
import { InConsoleContext } from '../../../frame/navigation/BackToApps';
import { memberPaths } from '../../../routes';
import { answerScreenTexts } from '../texts.fr';
import { valueText } from '../valueText';

interface AnswerActionsProps {
  form: FormDefinition;
  answer: ReceivedAnswer;
  readonly: boolean;
  /** Holds the printed sheet. */
  place: RefObject<HTMLDivElement | null>;
  isRemoving: boolean;
  onOpen(id: number): void;
  onRemove(): void;
}

/** To the neighbouring answers, on paper, into the members, and away. */
export function AnswerActions(props: AnswerActionsProps) {
  const { form, answer, readonly, place, isRemoving, onOpen, onRemove } = props;
  const texts = useTexts(answerScreenTexts);
  const createMember = useCreateMember(answer, readonly);
  const { precedente, suivante } = answer;
  const print = () => {
    if (!place.current) return;
    const answers = answer.contenu.map(({ champ: field, nom_du_champ, type_de_champ, valeur }) => [
      nom_du_champ || texts.unknown(field),
      valueText(valeur, type_de_champ),
    ]);
    const rows = [...answers, ...hiddenRows(answer.champs_caches)];
    const lines = [texts.titleOf(answer.id), texts.received(formatMoment(answer.created_at))];
    const headers = [texts.question, texts.value];
    printSheet({ title: form.nom_du_formulaire, lines, headers, rows }, place.current);
  };
  const step = (id: number | null | undefined) => ({
    'aria-disabled': !id || undefined,
    onClick: () => id && onOpen(id),
  });
  return (
    <>
      <IconButton icon="chevron-left" label={texts.newer} {...step(suivante)} />
      <IconButton icon="chevron-right" label={texts.older} {...step(precedente)} />
      <Button icon="print" onClick={print}>
        {texts.print}
      </Button>
      {createMember && (
        <Button icon="user" onClick={createMember}>
          {texts.createMember}
        </Button>
      )}
      {!readonly && (
        <Allowed right="reponses.supprimer">
          <Button variant="remove" icon="trash" busy={isRemoving} onClick={onRemove}>
            {texts.remove}
          </Button>
        </Allowed>
      )}
    </>
  );
}

/** Opens the form of a new member, filled in from the answer; only where the console has a screen for members. */
function useCreateMember(answer: ReceivedAnswer, readonly: boolean): (() => void) | undefined {
  const { navigate } = useLocation();
  const isInConsole = useContext(InConsoleContext);
  const mayCreate = useRight('membres.modifier');
  const { capabilities } = useSession().state;
  if (readonly || !isInConsole || !mayCreate) return undefined;
  const values = memberOfAnswer(answer.contenu, (name) => capabilities.has(name));
  if (!values) return undefined;
  return () => {
    proposeMember(values);
    navigate(memberPaths.list.to());
  };
}
