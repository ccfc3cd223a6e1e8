import { type RefObject, useLayoutEffect, useRef } from 'react';
import { answerCalls } from '../../../api/endpoints/services/answers';
import { useSave } from '../../../api/useApi';
import { joinLines } from '../../../data/save/saveFailures';
import { useWriteFailure } from '../../../data/useWriteFailure';
import { shownPhone } from '../../../domain/contact/telephone';
import type { Asked, Serving } from '../../../domain/events/staffing';
import { isoDay } from '../../../texts/formats';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { focusHeading } from '../../../ui/display/headingFocus';
import { useOutcome } from '../../../ui/toast/useOutcome';
import { useWidgetRoot } from '../../../ui/widgetRoot/useWidgetRoot';
import { servingName } from './team/teamMember';
import { serviceTexts } from './texts.fr';
import type { ServicesView } from './useServices';
import { isOpen } from './weeks/rota';

/** The people who were neither asked nor answered, each once. */
const openPeople = (people: readonly Serving[]): Serving[] => {
  const open = new Map(people.filter(isOpen).map((one) => [one.intervenant, one]));
  return Array.from(open, ([, one]) => one);
};

/** The button disappears once all speakers are asked. The focus then moves to the heading of the screen. */
function useFocusAfter(button: RefObject<HTMLButtonElement | null>): void {
  const { root } = useWidgetRoot();
  // Read during the render, while the button is still there.
  const hadFocus = button.current?.matches(':focus') === true;
  useLayoutEffect(() => {
    if (hadFocus && !button.current && root) focusHeading(root);
  });
}

/** Mails the people of a coming date who weren't asked yet. */
export function AskButton({ services }: { services: ServicesView }) {
  const { event, day, query, mayChange, hasTeams } = services;
  const texts = useTexts(serviceTexts);
  const { save, isSaving } = useSave(answerCalls.ask);
  const [confirm, report] = [useConfirm(), useOutcome()];
  const fail = useWriteFailure();
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(button);
  const people = openPeople(query.data?.personnes ?? []);
  // Who has no address is only known where the back end tells of the people.
  const unreached = hasTeams ? people.filter(({ equipe }) => equipe && !equipe.adresse) : [];
  const open = people.length - unreached.length;
  if (!mayChange || people.length === 0 || day < isoDay(new Date())) return null;
  const tell = ({ demandes, sans_adresse: unknown, homonymes: same }: Asked) => {
    const outcome = { done: demandes, left: unknown.length + same.length };
    const isPartial = demandes > 0 && outcome.left > 0;
    report(outcome, {
      text: [texts.asked(demandes), isPartial && texts.incomplete].filter(Boolean).join('. '),
      more: joinLines(
        unknown.length > 0 && texts.withoutAddress(unknown.join(', ')),
        same.length > 0 && texts.sameName(same.join(', ')),
      ),
      retry: () => void handleClick(),
    });
  };
  const handleClick = async () => {
    const names = unreached.map((one) =>
      [servingName(one), shownPhone(one.equipe?.telephone ?? '')].filter(Boolean).join(' '),
    );
    const left = names.length > 0 && texts.unreached(names.join(', '), open);
    // Nothing can be sent: that is said at once, with who is to be called.
    if (open === 0 && left)
      return report({ done: 0, left: names.length }, { text: texts.asked(0), more: left });
    const text = joinLines(texts.askText(open, formatLongDate(day)), left);
    if (!(await confirm({ title: texts.askTitle, text, confirmLabel: texts.askConfirm }))) return;
    try {
      tell(await save({ id: event.id, body: { jour: day } }));
    } catch (error) {
      await fail(error, texts.notAsked);
    }
  };
  return (
    <Button ref={button} icon="mail" busy={isSaving} onClick={() => void handleClick()}>
      {texts.ask}
    </Button>
  );
}
