import { useState } from 'react';
import { linkCalls } from '../../../api/endpoints/attendance/links';
import { type Failure, failureOf } from '../../../api/errors';
import { useClient, useQuery, useSave } from '../../../api/useApi';
import { isUnclear, saveFailureText } from '../../../data/save/saveFailures';
import { formatDateTime } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { QrCode } from '../../../ui/display/QrCode';
import { FormActions } from '../../../ui/form/FormActions';
import { CopyLine } from '../../../ui/form/fields/CopyLine';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import { ReadFailure } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { useToast } from '../../../ui/toast/useToast';
import styles from './HelperLink.module.css';
import { helperLinkTexts } from './texts.fr';

interface HelperLinkDialogProps {
  id: number;
  day: string;
  onClose(): void;
}

/** The page of the back end that shows the sheet of a link. The key stands in the fragment, which no server gets. */
const addressOf = (api: string, key: string): string =>
  new URL(`${api}/pointage/#${key}`, location.href).href;

/** Makes, renews and revokes the link with which a helper without an account ticks this sheet. */
export default function HelperLinkDialog({ id, day, onClose }: HelperLinkDialogProps) {
  const texts = useTexts(helperLinkTexts);
  const { api } = useClient();
  const [key, setKey] = useState('');
  const query = useQuery(linkCalls.link, { id, jour: day }, { alwaysReload: true });
  const { make, revoke, problem, isSaving } = useLinkSaves(id, day, setKey);
  const ask = useEndingQuestion();
  const since = query.data?.lien_le;
  const renew = async () => (await ask(texts.renewAsked, texts.renewHint, texts.renew)) && make();
  const end = async () => (await ask(texts.revokeAsked, texts.revokeHint, texts.revoke)) && revoke();
  return (
    <Dialog open size="small" title={texts.title} onClose={onClose}>
      <ReadFailure inline={query.data !== undefined} query={query} failed={texts.failed} />
      {query.isLoading && <Skeleton lines={2} />}
      {query.data && (
        <div className={styles.link}>
          {key && <NewLink address={addressOf(api, key)} />}
          {!key && <p>{since ? texts.since(formatDateTime(since)) : texts.none}</p>}
          <p className={styles.hint}>{texts.text}</p>
          {problem && <p role="alert">{problem}</p>}
          <FormActions>
            {since && (
              <Menu
                icon="more"
                variant="secondary"
                label={texts.more}
                className={styles.more}
                disabled={isSaving}
              >
                {key && (
                  <MenuItem icon="refresh" onSelect={renew}>
                    {texts.renew}
                  </MenuItem>
                )}
                <MenuItem icon="close" danger onSelect={end}>
                  {texts.revoke}
                </MenuItem>
              </Menu>
            )}
            <Button onClick={onClose}>{texts.close}</Button>
            {!key && (
              <Button variant="primary" disabled={isSaving} onClick={since ? renew : make}>
                {since ? texts.renew : texts.make}
              </Button>
            )}
          </FormActions>
        </div>
      )}
    </Dialog>
  );
}

/** Asks before a link ends: it may be in use. */
function useEndingQuestion() {
  const { keep } = useTexts(helperLinkTexts);
  const confirm = useConfirm();
  return (title: string, text: string, confirmLabel: string) =>
    confirm({ title, text, confirmLabel, cancelLabel: keep, danger: true });
}

/** The link itself, the only time that it is known: the code for a telephone that is there, then the ways to send it. */
function NewLink({ address }: { address: string }) {
  const texts = useTexts(helperLinkTexts);
  const canShare = 'share' in navigator;
  // Closing the sheet of the device is an answer, too. The link can still be copied.
  const share = () => void navigator.share({ title: texts.title, url: address }).catch(() => undefined);
  return (
    <>
      <figure className={styles.code}>
        <QrCode text={address} label={texts.code} />
        <figcaption>{texts.codeHint}</figcaption>
      </figure>
      {canShare && (
        <Button variant="primary" icon="share" onClick={share}>
          {texts.share}
        </Button>
      )}
      <CopyLine
        label={texts.link}
        value={address}
        copyLabel={texts.copy}
        copied={texts.copied}
        hint={texts.once}
        isMain={!canShare}
      />
    </>
  );
}

/** The two saves of the dialog. A link that was made without a clear answer is unknown: making it again replaces it. */
function useLinkSaves(id: number, day: string, setKey: (key: string) => void) {
  const texts = useTexts(helperLinkTexts);
  const toast = useToast();
  const making = useSave(linkCalls.makeLink);
  const revoking = useSave(linkCalls.revokeLink);
  const [problem, setProblem] = useState('');
  const tell = (failure: Failure, refused: string, unclear: string) =>
    setProblem(saveFailureText(failure, isUnclear(failure) ? unclear : refused));
  const make = async () => {
    setProblem('');
    try {
      const { cle: key } = await making.save({ id, body: { jour: day } });
      setKey(key);
    } catch (error) {
      tell(failureOf(error), texts.notMade, texts.maybeMade);
    }
  };
  const revoke = async () => {
    setProblem('');
    try {
      await revoking.save({ id, jour: day });
      setKey('');
      toast(texts.revoked);
    } catch (error) {
      tell(failureOf(error), texts.notRevoked, texts.maybeRevoked);
    }
  };
  return { make, revoke, problem, isSaving: making.isSaving || revoking.isSaving };
}
