import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { saveFile } from '../../../ui/output/saveFile';
import styles from './answers.module.css';
import { answerScreenTexts } from './texts.fr';

/** Letters of a text that are shown; the saved file has them all. */
const SHOWN_LETTERS = 200_000;

interface FileViewProps {
  /** An image or a text, with its type. */
  file: Blob;
  name: string;
  onClose(): void;
}

/** Shows an image or a text of a visitor. */
export default function FileView({ file, name, onClose }: FileViewProps) {
  const texts = useTexts(answerScreenTexts);
  const [isUnshown, setUnshown] = useState(false);
  const fail = () => setUnshown(true);
  return (
    <Dialog
      open
      title={name}
      size="large"
      onClose={onClose}
      footer={
        <Button variant="primary" icon="download" onClick={() => saveFile(file, name)}>
          {texts.saveWord}
        </Button>
      }
    >
      {isUnshown ? (
        <p>{texts.unshown}</p>
      ) : file.type.startsWith('image/') ? (
        <Picture file={file} name={name} onFail={fail} />
      ) : (
        <Words file={file} onFail={fail} />
      )}
    </Dialog>
  );
}

/** Draws the image. An <img> would need an address that the security policy of many pages refuses. */
function Picture({ file, name, onFail }: { file: Blob; name: string; onFail: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the image is drawn once
  useEffect(() => {
    createImageBitmap(file).then((image) => {
      const place = canvas.current;
      if (!place) return image.close();
      place.width = image.width;
      place.height = image.height;
      place.getContext('2d')?.drawImage(image, 0, 0);
      image.close();
    }, onFail);
  }, [file]);
  return <canvas ref={canvas} className={styles.picture} role="img" aria-label={name} />;
}

function Words({ file, onFail }: { file: Blob; onFail: () => void }) {
  const [words, setWords] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is read once
  useEffect(() => {
    file.text().then((text) => setWords(text.slice(0, SHOWN_LETTERS)), onFail);
  }, [file]);
  return <pre className={styles.words}>{words}</pre>;
}
