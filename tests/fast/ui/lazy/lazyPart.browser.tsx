import { LazyDialog } from '../../../../src/ui/lazy/LazyDialog.tsx';
import { MissingCodeContext } from '../../../../src/ui/lazy/LazyFailure.tsx';
import { LazyPart } from '../../../../src/ui/lazy/LazyPart.tsx';
import { useLazyDialog } from '../../../../src/ui/lazy/useLazyDialog.tsx';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot.tsx';
import { expect } from '../../../support/expect.ts';
import { mountInShadow } from '../../../support/mount.tsx';
import { byRole, byText, maybeByRole, type Scope, until } from '../../../support/queries.ts';
import { click } from '../../../support/user.ts';

interface Words {
  words: string;
  onClose(): void;
}

function Part({ words, onClose }: Words) {
  return (
    <button type="button" onClick={onClose}>
      {words}
    </button>
  );
}

/** Code that loads once `isBlocked` is false. */
function blockedCode() {
  const code = { attempts: 0, isBlocked: true };
  const load = async () => {
    code.attempts += 1;
    if (code.isBlocked) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Part };
  };
  return { code, load };
}

const isMissing = (root: Scope) =>
  maybeByRole(root, 'alert')?.textContent?.includes('Cette partie n’a pas pu être chargée.');
const noop = () => {};

describe('LazyPart', () => {
  it('says that its code can’t be loaded, and downloads it again until it is there', async () => {
    const { code, load } = blockedCode();
    const { root } = mountInShadow(
      <WidgetRoot>
        <LazyPart load={load} props={{ words: 'Voici', onClose: noop }} />
      </WidgetRoot>,
    );
    await until(() => isMissing(root));
    await click(byRole(root, 'button', 'Réessayer'));
    await until(() => code.attempts === 2 && isMissing(root));
    code.isBlocked = false;
    await click(byRole(root, 'button', 'Réessayer'));
    await until(() => byText(root, 'Voici'));
    expect(maybeByRole(root, 'alert')).toBeNull();
  });

  it('tells the host page why, and how to try again', async () => {
    const { code, load } = blockedCode();
    const reports: { error: unknown; retry(): void }[] = [];
    const { root } = mountInShadow(
      <WidgetRoot>
        <MissingCodeContext.Provider value={(error, retry) => reports.push({ error, retry })}>
          <LazyPart load={load} props={{ words: 'Voici', onClose: noop }} />
        </MissingCodeContext.Provider>
      </WidgetRoot>,
    );
    const [report] = await until(() => (reports.length > 0 ? reports : null));
    expect(String(report?.error)).toContain('Failed to fetch');
    code.isBlocked = false;
    report?.retry();
    await until(() => byText(root, 'Voici'));
  });
});

/** Code whose download fails as it does in Chromium. */
const failsAt = (address: string) => async (): Promise<{ default: typeof Part }> => {
  throw new TypeError(`Failed to fetch dynamically imported module: ${new URL(address, location.href)}`);
};

describe('LazyPart after an update of the site', () => {
  it('offers to reload the page when the server has its code no more', async () => {
    const { root } = mountInShadow(
      <WidgetRoot>
        <LazyPart load={failsAt('/chunks/Part-b4f0a1.js')} props={{ words: 'Voici', onClose: noop }} />
      </WidgetRoot>,
    );
    await until(() => byRole(root, 'button', 'Recharger la page'));
    expect(byRole(root, 'alert').textContent).toContain('Une nouvelle version est disponible.');
    expect(maybeByRole(root, 'button', 'Réessayer')).toBeNull();
  });

  it('offers to try again when the code is still there', async () => {
    const address = '/node_modules/react/index.js';
    // Browsers keep a limited number of them, which the page of many test files fills.
    performance.clearResourceTimings();
    const asked = () => performance.getEntriesByName(String(new URL(address, location.href)));
    const { root } = mountInShadow(
      <WidgetRoot>
        <LazyPart load={failsAt(address)} props={{ words: 'Voici', onClose: noop }} />
      </WidgetRoot>,
    );
    await until(() => isMissing(root) && asked().length > 0);
    expect(maybeByRole(root, 'button', 'Réessayer')).not.toBeNull();
  });
});

describe('LazyDialog', () => {
  it('says in view that its code can’t be loaded, however long the list above', async () => {
    const { load } = blockedCode();
    const { root } = mountInShadow(
      <WidgetRoot>
        <div style={{ blockSize: 5000 }} />
        <LazyDialog load={load} props={{ words: 'Voici', onClose: noop }} />
      </WidgetRoot>,
    );
    const alert = await until(() => maybeByRole(root, 'alert'));
    const { top, bottom } = alert.getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  });
});

function Opener({ load, words }: { load: ReturnType<typeof blockedCode>['load']; words: string }) {
  const { dialog, open } = useLazyDialog();
  return (
    <>
      <button type="button" onClick={() => open(load, (onClose) => ({ words, onClose }))}>
        Ouvrir
      </button>
      {dialog}
    </>
  );
}

describe('useLazyDialog', () => {
  it('opens a dialog once its code is there, until the dialog closes', async () => {
    const { code, load } = blockedCode();
    code.isBlocked = false;
    const { root } = mountInShadow(
      <WidgetRoot>
        <Opener load={load} words="Voici" />
      </WidgetRoot>,
    );
    await click(byRole(root, 'button', 'Ouvrir'));
    await click(await until(() => maybeByRole(root, 'button', 'Voici')));
    await until(() => !maybeByRole(root, 'button', 'Voici'));
    expect(code.attempts).toBe(1);
  });

  it('offers to close what could not be loaded, and downloads it again at the next opening', async () => {
    const { code, load } = blockedCode();
    const { root } = mountInShadow(
      <WidgetRoot>
        <Opener load={load} words="Voici" />
      </WidgetRoot>,
    );
    await click(byRole(root, 'button', 'Ouvrir'));
    await until(() => isMissing(root));
    await click(byRole(root, 'button', 'Fermer'));
    await until(() => !maybeByRole(root, 'alert'));
    code.isBlocked = false;
    await click(byRole(root, 'button', 'Ouvrir'));
    await until(() => maybeByRole(root, 'button', 'Voici'));
    expect(code.attempts).toBe(2);
  });
});
