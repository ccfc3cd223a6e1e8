import { useEffect, useRef } from 'react';
import { useClient } from '../../../api/useApi';
import type { Formulaire } from '../../../domain/forms/formulaire';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { TextField } from '../../../ui/form/fields/TextField';
import { fileNameOf, saveFile } from '../../../ui/saveFile/saveFile';
import { builtFormOf } from '../model/builtForm';
import { formFile } from '../transfer/formFile';
import { shareLinkOf, useShare } from '../transfer/useShare';
import styles from './FormDetail.module.css';
import { formDetailTexts } from './texts';

interface FormDetailActionsProps {
  formulaire: Formulaire;
  shareBase: string | undefined;
  onEdit: ((formulaire: Formulaire) => void) | undefined;
  onRemove: ((formulaire: Formulaire) => void) | undefined;
}

/** Éditer, Exporter, Partager, Supprimer. */
export function FormDetailActions({ formulaire, shareBase, onEdit, onRemove }: FormDetailActionsProps) {
  const texts = useTexts(formDetailTexts);
  const { share, isRefused } = useShare(texts.copied);
  const isScheduled = useCapability('ouverture');
  const isNoted = useCapability('mentions');
  const isTimed = useCapability('rgpd');
  const link = shareLinkOf(formulaire.identifiant ?? formulaire.id, useClient().api, shareBase);
  const download = () => {
    const form = builtFormOf(formulaire);
    saveFile(formFile(form, isScheduled, isNoted, isTimed), fileNameOf(form.nom_du_formulaire));
  };
  return (
    <>
      {isRefused && <LinkToCopy link={link} />}
      {onRemove && (
        <Button variant="remove" icon="trash" className={styles.remove} onClick={() => onRemove(formulaire)}>
          {texts.remove}
        </Button>
      )}
      <Button icon="download" onClick={download}>
        {texts.export}
      </Button>
      <Button icon="share" onClick={() => share(formulaire.nom_du_formulaire, link)}>
        {texts.share}
      </Button>
      {onEdit && (
        <Button variant="primary" icon="edit" onClick={() => onEdit(formulaire)}>
          {texts.edit}
        </Button>
      )}
    </>
  );
}

/** The link, selected, so that the user only has to copy it. */
function LinkToCopy({ link }: { link: string }) {
  const texts = useTexts(formDetailTexts);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <TextField
      ref={input}
      className={styles.link}
      label={texts.link}
      hint={texts.linkHint}
      value={link}
      readOnly
    />
  );
}
