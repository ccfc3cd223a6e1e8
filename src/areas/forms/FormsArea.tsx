import { useCallback, useRef, useState } from 'react';
import { formCalls } from '../../api/endpoints/forms';
import { question } from '../../api/queryCache';
import type { FormDefinition } from '../../domain/forms/form';
import { ANSWER_PAGE_SIZE } from '../../domain/forms/receivedAnswer';
import { useLocation } from '../../routing/useLocation';
import { useIsHiddenByPage } from '../../session/hostPage';
import { useIsSupported, useRight } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Screen } from '../../ui/display/Screen';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { ErrorState } from '../../ui/state/ErrorState';
import { useStableCallback } from '../../ui/useStableCallback';
import { KeepAlive } from '../../ui/widgetRoot/KeepAlive';
import type { AreaProps, PrefetchPlan } from '../area';
import { useScrollRestoration } from '../frame/navigation/useScrollRestoration';
import { PaletteScope } from '../frame/palette/PaletteScope';
import { frameTexts } from '../frame/texts.fr';
import { useAreaTitle } from '../frame/WidgetContext';
import { formPaths } from '../routes';
import { formsArea, type formsAttributes, type formsEvents } from './area';
import { loadPreview } from './builder/BuilderFooter';
import { loadFormDetail } from './detail/useFormDetail';
import { FormsHome } from './FormsHome';
import { formsScreenAt, loadAnswers } from './screens';
import { FIRST_PAGE, formPageArgs } from './table/useFormPage';
import { formsTexts } from './texts.fr';

/** The first page of forms, or the answers to one. Where the back end keeps none, their address leads to the forms. */
export const prefetchPlan: PrefetchPlan = {
  data({ path, announced }) {
    const shown = formsScreenAt(path);
    if (shown.screen === 'list') return [question(formCalls.list, formPageArgs(FIRST_PAGE))];
    const { form: id, answer } = shown;
    if (!id || !announced?.has('reponses')) return [];
    return [
      question(formCalls.withFields, { id }),
      answer
        ? question(formCalls.oneAnswer, { id, reponse: answer })
        : question(formCalls.answerPage, { id, page: 1, page_size: ANSWER_PAGE_SIZE }),
    ];
  },
  next: ({ announced }) => [
    loadFormDetail,
    loadPreview,
    ...(announced?.has('reponses') ? [loadAnswers] : []),
  ],
};

const OWN_AREAS = [formsArea];

type FormsAreaProps = AreaProps<typeof formsAttributes, typeof formsEvents>;

/** The forms, which keep their state while the answers to one of them show. */
export default function FormsArea(props: FormsAreaProps) {
  const { path, navigate } = useLocation();
  const shown = formsScreenAt(path);
  const isHome = shown.screen === 'list';
  const { hasHome, hasMoved } = useVisits(path, isHome);
  const isServed = useIsSupported(formCalls.answerPage);
  const areHidden = useIsHiddenByPage('answers');
  const hasAnswers = useRight('reponses.lire') && isServed && !areHidden;
  const home = useRef<HTMLDivElement>(null);
  const keepPlace = useScrollRestoration(home, isHome);
  const openAnswers = useStableCallback(({ id }: FormDefinition) => {
    keepPlace();
    // The builder keeps what is typed in it.
    navigate(formPaths.answer.to({ id }), { isSaved: true });
  });
  const toHome = useCallback(() => navigate(formPaths.list.to()), [navigate]);
  return (
    <PaletteScope areas={OWN_AREAS}>
      {hasHome && (
        <KeepAlive isHidden={!isHome}>
          <div ref={home}>
            <FormsHome {...props} isShown={isHome} onAnswers={hasAnswers ? openAnswers : undefined} />
          </div>
        </KeepAlive>
      )}
      {!isHome && !hasAnswers && <NoAnswers isServed={isServed} onBack={toHome} />}
      {!isHome && hasAnswers && (
        <LazyPart
          key={shown.form}
          load={loadAnswers}
          props={{
            form: shown.form,
            answer: shown.answer,
            readonly: props.readonly,
            takesFocus: hasMoved,
            onBack: toHome,
          }}
        />
      )}
    </PaletteScope>
  );
}

/** Says why the answers can't be shown at their address: the user may not read them, or the back end has none. */
function NoAnswers({ isServed, onBack }: { isServed: boolean; onBack(): void }) {
  const { notAllowed } = useTexts(frameTexts);
  const { unanswered } = useTexts(formsTexts);
  return (
    <Screen title={useAreaTitle()} onBack={onBack}>
      <ErrorState message={isServed ? notAllowed : unanswered} />
    </Screen>
  );
}

/** Whether the forms have been shown yet, and whether the user has left the address where the widget started. */
function useVisits(path: string, isHome: boolean) {
  const [start] = useState(path);
  const [hasHome, setHasHome] = useState(isHome);
  const [hasMoved, setMoved] = useState(false);
  if (isHome && !hasHome) setHasHome(true);
  if (path !== start && !hasMoved) setMoved(true);
  return { hasHome: hasHome || isHome, hasMoved: hasMoved || path !== start };
}
