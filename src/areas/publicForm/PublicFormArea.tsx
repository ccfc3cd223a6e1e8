import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useClient } from '../../api/clientContext';
import { type Failure, failureOf, isAbort } from '../../api/errors';
import styles from '../../questions/form.module.css';
import { tellClosed } from '../../questions/tellClosed';
import { publicFormTexts } from '../../questions/texts.fr';
import { headingLevel, usePageTitle } from '../../questions/usePageTitle';
import { failureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import { ErrorState } from '../../ui/state/ErrorState';
import { useUiTexts } from '../../ui/texts.fr';
import type { AreaProps } from '../area';
import { MaybeUnnamed } from '../frame/MaybeUnnamed';
import type { publicFormAttributes, publicFormEvents } from './area';
import { PublicFormScreen } from './PublicFormScreen';
import { type PublicForm, publicForm } from './publicForm';

interface Outcome {
  attempt: number;
  form?: PublicForm;
  failure?: Failure;
}

/** Loads a form without the query cache, which visitors would download for a single call. */
function usePublicForm(identifier: string) {
  const client = useClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!identifier) return;
    const controller = new AbortController();
    const { signal } = controller;
    client.call(publicForm.public, { identifiant: identifier }, { signal }).then(
      (form) => !signal.aborted && setOutcome({ attempt, form }),
      (error: unknown) =>
        !signal.aborted && !isAbort(error) && setOutcome({ attempt, failure: failureOf(error) }),
    );
    return () => controller.abort();
  }, [client, identifier, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isRetrying = outcome !== undefined && outcome.attempt < attempt;
  const version = outcome?.attempt;
  return {
    form: outcome?.form,
    version,
    failure: outcome?.failure,
    isRetrying,
    isRetried: attempt > 0,
    retry,
  };
}

/**
 * Moves the focus to the title when the form has loaded and the button that retried is gone. If the user has focused
 * another element of the page by then, the focus stays there.
 */
function useFocusOnLoad(isThere: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const isNowhere = [null, document.body].includes(document.activeElement as HTMLElement | null);
    if (isThere && isNowhere) title.current?.focus();
  }, [isThere]);
  return title;
}

/** Keeps room for a form, so that the page below doesn’t move when the form loads. */
function Loading() {
  const texts = useUiTexts();
  return (
    <p className={styles.loading} role="status" aria-busy="true">
      {texts.loading}
    </p>
  );
}

type PublicFormAreaProps = AreaProps<typeof publicFormAttributes, typeof publicFormEvents>;

/** The form for visitors. Another `identifiant` starts with an empty form. */
export default function PublicFormArea({ identifiant = '', ...rest }: PublicFormAreaProps) {
  const address = identifiant.trim();
  useEffect(() => {
    if (!address)
      import('./nameless').then(
        ({ warnOfNameless }) => warnOfNameless(),
        () => {},
      );
  }, [address]);
  return <AddressedForm key={address} {...rest} identifiant={address} />;
}

function AddressedForm({
  identifiant,
  ownsPage,
  ...rest
}: Omit<PublicFormAreaProps, 'identifiant'> & { identifiant: string }) {
  const texts = useTexts(publicFormTexts);
  const { form, version, failure, isRetrying, isRetried, retry } = usePublicForm(identifiant);
  const level = headingLevel(ownsPage);
  const { emit } = rest;
  useEffect(() => {
    if (failure?.kind === 'forbidden') tellClosed(emit, identifiant, failure.etat);
  }, [failure, emit, identifiant]);
  const title = useFocusOnLoad(isRetried && !isRetrying);
  usePageTitle(ownsPage && form ? form.nom_du_formulaire : '');
  if (form) {
    const shown = { form, formId: identifiant, title, level, isRenewing: isRetrying, onAgain: retry };
    return <PublicFormScreen key={version} {...rest} {...shown} />;
  }
  const unnamed = (shown: ReactNode) => (
    <MaybeUnnamed tag="parvis-form" sentence={texts.unreachable} failure={failure} onRetry={retry}>
      {shown}
    </MaybeUnnamed>
  );
  const Heading = level;
  const isClosed = failure?.kind === 'forbidden';
  if (!identifiant || isClosed || failure?.kind === 'notFound')
    return unnamed(
      <div className={styles.absent}>
        <Heading ref={title} tabIndex={-1} className={styles.title}>
          {isClosed ? texts.closed : texts.notFound}
        </Heading>
        <p>{isClosed ? failureText(failure, texts.loadFailed) : texts.notFoundHint}</p>
      </div>,
    );
  if (!failure) return <Loading />;
  const message = (
    <>
      {texts.loadFailed}
      <br />
      <span className={styles.muted}>{failureText(failure, '')}</span>
    </>
  );
  return unnamed(<ErrorState message={message} isRetrying={isRetrying} onRetry={retry} />);
}
