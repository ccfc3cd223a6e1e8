import type { RefObject } from 'react';
import { useClient } from '../../../api/useApi';
import type { FormDefinition } from '../../../domain/forms/form';
import { useIsOffered } from '../../../session/hostPage';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { fileNameOf, saveFile } from '../../../ui/output/saveFile';
import { useToast } from '../../../ui/toast/useToast';
import { builtFormOf } from '../model/builtForm';
import { formFile } from '../model/payload';
import { useFormParts } from '../useFormParts';
import styles from './FormDetail.module.css';
import { formDetailTexts, shareTexts } from './texts.fr';
import { shareLinkOf, useShareLink } from './useShareLink';

interface FormDetailActionsProps {
  form: FormDefinition;
  shareBase: string | undefined;
  /** The field with the link. */
  linkField: RefObject<HTMLInputElement | null>;
  onEdit: ((definition: FormDefinition) => void) | undefined;
  onRemove: ((definition: FormDefinition) => void) | undefined;
}

/** Éditer, Exporter, Partager, Supprimer. */
export function FormDetailActions(props: FormDetailActionsProps) {
  const { form: definition, shareBase, linkField, onEdit, onRemove } = props;
  const texts = useTexts(formDetailTexts);
  const words = useTexts(shareTexts);
  const toast = useToast();
  const share = useShareLink(words.copied, () => {
    linkField.current?.focus();
    linkField.current?.select();
    toast(words.refused);
  });
  const parts = useFormParts();
  const isOffered = useIsOffered();
  const link = shareLinkOf(definition.identifiant ?? definition.id, useClient().api, shareBase);
  const download = () => {
    const form = builtFormOf(definition);
    saveFile(formFile(form, parts), fileNameOf(form.nom_du_formulaire));
  };
  return (
    <>
      {onRemove && (
        <Button variant="remove" icon="trash" className={styles.remove} onClick={() => onRemove(definition)}>
          {texts.remove}
        </Button>
      )}
      {isOffered('export') && (
        <Button icon="download" onClick={download}>
          {texts.export}
        </Button>
      )}
      {isOffered('share') && (
        <Button icon="share" onClick={() => share(definition.nom_du_formulaire, link)}>
          {texts.share}
        </Button>
      )}
      {onEdit && (
        <Button variant="primary" icon="edit" onClick={() => onEdit(definition)}>
          {texts.edit}
        </Button>
      )}
    </>
  );
}
