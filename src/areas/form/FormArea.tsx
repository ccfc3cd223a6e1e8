import { useEffect } from 'react';
import { failureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import { ErrorState } from '../../ui/state/ErrorState';
import type { AreaProps } from '../area';
import type { formAttributes, formEvents } from './area';
import styles from './form.module.css';
import { Loading } from './Loading';
import { PublicFormScreen } from './PublicFormScreen';
import { publicFormTexts } from './texts';
import { useFocusOnLoad } from './useFocusOnLoad';
import { headingLevel, usePageTitle } from './usePageTitle';
import { usePublicForm } from './usePublicForm';

type FormAreaProps = AreaProps<typeof formAttributes, typeof formEvents>;

/** The form for visitors. Another `identifiant` starts with an empty form. */
export default function FormArea({ identifiant = '', ...rest }: FormAreaProps) {
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
}: Omit<FormAreaProps, 'identifiant'> & { identifiant: string }) {
  const texts = useTexts(publicFormTexts);
  const { form, version, failure, isRetrying, isRetried, retry } = usePublicForm(identifiant);
  const level = headingLevel(ownsPage);
  const title = useFocusOnLoad(isRetried && !isRetrying);
  usePageTitle(ownsPage && form ? form.nom_du_formulaire : '');
  if (form) {
    const shown = { form, identifiant, title, level, isRenewing: isRetrying, onAgain: retry };
    return <PublicFormScreen key={version} {...rest} {...shown} />;
  }
  const Heading = level;
  const isClosed = failure?.kind === 'forbidden';
  if (!identifiant || isClosed || failure?.kind === 'notFound')
    return (
      <div className={styles.absent}>
        <Heading ref={title} tabIndex={-1} className={styles.title}>
          {isClosed ? texts.closed : texts.notFound}
        </Heading>
        <p>{isClosed ? failureText(failure, texts.loadFailed) : texts.notFoundHint}</p>
      </div>
    );
  if (!failure) return <Loading />;
  const message = (
    <>
      {texts.loadFailed}
      <br />
      <span className={styles.muted}>{failureText(failure, '')}</span>
    </>
  );
  return <ErrorState message={message} isRetrying={isRetrying} onRetry={retry} />;
}
